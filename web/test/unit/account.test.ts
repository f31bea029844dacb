import { describe, expect, test } from "vitest";
import { beside, told } from "../../src/account/refusals";
import { t } from "../../src/text/fluent";

describe("a refusal in a form", () => {
  test("stands beside the line it is about, in words", () => {
    const said = told({ code: "common-password", facts: {} });
    expect(said).toEqual({ field: "password", text: t("server-refusal-common-password") });
    expect(beside(said, "password")).toBe(said.text);
    expect(beside(said, "login")).toBeNull();
    expect(beside(said, null)).toBeNull();
    expect(told({ code: "login-taken", facts: {} }).field).toBe("login");
    expect(told({ code: "bad-webhook", facts: {} }).field).toBe("webhook");
  });
  test("speaks of the present password where that is what was asked", () => {
    expect(told({ code: "wrong-login", facts: {} }, { "wrong-login": "old" })).toEqual({
      field: "old",
      text: t("web-refused-old-wrong-login"),
    });
  });
  test("stands below the form if it is about none of its lines", () => {
    const said = told({ code: "too-fast", facts: {} });
    expect(beside(said, null)).toBe(t("server-refusal-too-fast"));
    expect(beside(null, null)).toBeNull();
  });
});
