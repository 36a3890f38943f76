import { spawn } from 'node:child_process';

export interface Finished {
  readonly exitCode: number;
  readonly output: string;
}

interface CommandOptions {
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether the output is shown while the command runs. */
  readonly live: boolean;
}

/** Runs a program to its end; one that cannot be started counts as failed. */
export function runCommand(
  command: readonly [string, ...string[]],
  { cwd, environment = {}, live }: CommandOptions,
): Promise<Finished> {
  const [program, ...args] = command;
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...inherited(), ...color, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (to: NodeJS.WriteStream) => (text: Buffer) => {
      output += text.toString();
      if (live) to.write(text);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', (error) => resolve({ exitCode: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      resolve({ exitCode: code ?? 1, output: signal === null ? output : `${output}ended by ${signal}\n` });
    });
  });
}

/** Without the colour wishes of whoever started us: the programs disagree about which of two wins. */
function inherited(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _forced, NO_COLOR: _none, ...rest } = process.env;
  return rest;
}
