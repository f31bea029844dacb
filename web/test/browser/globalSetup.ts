/* One server for all tests; started before the first and stopped after the last. */
import type { TestProject } from "vitest/node";
import { newServer } from "./server";

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
  }
}

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const server = await newServer();
  project.provide("address", server.address);
  return () => server.stop();
}
