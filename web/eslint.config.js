import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/* Types are svelte-check's business; rules that need them are asked of modules alone, for components would take a minute. */
export default ts.config(
  { ignores: ["src/generated/", "public/", "node_modules/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword",
          message: "A cast over unknown hides what a type would tell.",
        },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // Collections that are shown are replaced as a whole; those that change in place are not shown.
      "svelte/prefer-svelte-reactivity": "off",
      // What is put into a page is drawn by the build, or escaped by rulebook.ts.
      "svelte/no-at-html-tags": "off",
      // A space between two words.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.ts"],
    // What reads a name before it is given has to be declared first.
    rules: { "prefer-const": ["error", { ignoreReadBeforeAssign: true }] },
  },
  {
    files: ["src/**/*.ts", "test/**/*.ts"],
    ignores: ["**/*.svelte.ts"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  // Measurements are told where they are made.
  { files: ["test/**/{bundle,speed,firstPage}.test.ts"], rules: { "no-console": "off" } },
);
