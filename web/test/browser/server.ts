/* A table server of our own on a free port, which can be stopped and started again with the same data. */
import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const ROOT = resolve(process.env["RAINHILL_ROOT"] ?? join(import.meta.dirname, "../../.."));
export const PYTHON = process.env["RAINHILL_PYTHON"] || join(ROOT, ".venv/bin/python");

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

/** A server of this source tree, or of another one. */
export async function newServer(root = ROOT): Promise<Server> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "rainhill-web-"));
  const said = join(folder, "server.log");
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  mkdirSync(join(folder, "data"));
  async function start(): Promise<void> {
    // Into a file, not through us: a pipe that a worker of the server still holds would keep this process from ending.
    const log = openSync(said, "a");
    const made = spawn(
      PYTHON,
      ["-m", "rainhill.cli", "serve", "--port", String(port), "--data", join(folder, "data"), "--log", "warning"],
      {
        cwd: folder,
        env: { ...process.env, PYTHONPATH: join(root, "src"), RAINHILL_RATES: "off" },
        stdio: ["ignore", log, log],
      },
    );
    closeSync(log);
    child = made;
    const until = Date.now() + 180_000;
    while (Date.now() < until) {
      if (
        await fetch(`${address}/ready`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      if (made.exitCode !== null) break;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`the server did not start:\n${readFileSync(said, "utf8")}`);
  }
  async function stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const ended = child;
    child = null;
    if (ended === null || ended.exitCode !== null || ended.signalCode !== null) return;
    await new Promise<void>((done) => {
      ended.once("exit", () => done());
      ended.kill(signal);
    });
    if (signal === "SIGTERM") rmSync(folder, { recursive: true, force: true });
  }
  await start();
  return { address, start, stop };
}
