/* A table server of our own on a free port, which can be stopped and started again with the same data. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(process.env["RAINHILL_ROOT"] ?? join(import.meta.dirname, "../../.."));
const PYTHON = process.env["RAINHILL_PYTHON"] ?? join(ROOT, ".venv/bin/python");

export interface Server {
  address: string;
  start(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

async function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const port = (probe.address() as { port: number }).port;
      probe.close(() => done(port));
    });
  });
}

export async function newServer(): Promise<Server> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), "rainhill-web-"));
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  async function start(): Promise<void> {
    child = spawn(PYTHON, ["-m", "rainhill.cli", "serve", "--port", String(port), "--data", data, "--log", "warning"], {
      cwd: ROOT,
      env: { ...process.env, PYTHONPATH: join(ROOT, "src"), RAINHILL_RATES: "off" },
      stdio: ["ignore", "ignore", "inherit"],
    });
    for (let n = 0; n < 300; n += 1) {
      const ready = await fetch(`${address}/ready`).then((answer) => answer.ok, () => false);
      if (ready) return;
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error("the server did not start");
  }
  async function stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const ended = child;
    if (ended === null || ended.exitCode !== null) return;
    child = null;
    await new Promise<void>((done) => {
      ended.once("exit", () => done());
      ended.kill(signal);
    });
  }
  await start();
  return { address, start, stop };
}
