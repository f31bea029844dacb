/* One server and one browser for all tests; both are started here before the first test and ended after the last. */
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { newServer } from "./server";

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
    browser: string;
  }
}

export default async function open(project: TestProject): Promise<() => Promise<void>> {
  const server = await newServer();
  const browser = await chromium.launchServer({
    executablePath: process.env["RAINHILL_CHROMIUM"] || "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
  project.provide("address", server.address);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
  };
}
