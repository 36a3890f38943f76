import { execFileSync } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUpAtExit } from '../lib/clean-up.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
  }).trim();
}

/** An empty ext4 file system in a file. */
export function createImage(path: string, mebibytes: number): void {
  writeFileSync(path, '');
  truncateSync(path, mebibytes * 1_048_576);
  run('mkfs.ext4', '-q', '-F', '-m', '0', '-E', 'lazy_itable_init=0,lazy_journal_init=0', path);
}

export function copyImage(from: string, to: string): void {
  run('cp', '--sparse=always', from, to);
}

export interface MountedImage {
  readonly folder: string;
  unmount(): void;
}

/**
 * Mounts the image. Its own journal waits as long as it may (`commit`), so that within a round nothing reaches the
 * image but what somebody asked to be written down with fsync.
 */
export function mountImage(image: string, folder: string): MountedImage {
  mkdirSync(folder, { recursive: true });
  const device = attach(image);
  const detach = cleanUpAtExit(() => run('losetup', '--detach', device));
  try {
    run('mount', '-t', 'ext4', '-o', 'commit=300,noatime', device, folder);
  } catch (error) {
    detach();
    throw error;
  }
  const leave = cleanUpAtExit(() => unmount(folder));
  return {
    folder,
    unmount() {
      leave();
      detach();
    },
  };
}

/** Direct, so that the image is not held in memory twice; not every file system below can do that. */
function attach(image: string): string {
  try {
    return run('losetup', '--find', '--show', '--direct-io=on', image);
  } catch {
    return run('losetup', '--find', '--show', image);
  }
}

/** A process that was just killed may hold the file system for a moment longer. */
function unmount(folder: string): void {
  for (let attempt = 0; attempt < 50; attempt++) {
    try {
      run('umount', folder);
      return;
    } catch {
      run('sleep', '0.1');
    }
  }
  run('umount', '--lazy', folder);
}

/**
 * Stops the mounted file system between two instants, without writing down what it holds in memory: ext4's own
 * "going down" call with the flag that leaves even the journal unflushed. The image then is the disk as the power left
 * it. A copy of a running file system would not be: it would mix the states of the seconds that it takes.
 */
export function cutPower(folder: string): void {
  const program =
    'open my $f, "<", $ARGV[0] or die $!; my $flag = pack("L", 2); ioctl($f, 0x8004587d, $flag) or die $!;';
  run('perl', '-e', program, folder);
}

/** Why power cuts cannot be played here, or undefined when they can. Tries it on a small image. */
export function whyNoLoopMounts(): string | undefined {
  if (process.platform !== 'linux') return 'loop devices are a part of Linux';
  if (process.getuid?.() !== 0) return 'mounting needs root';
  const folder = temporaryFolder();
  try {
    const image = join(folder.path, 'probe.img');
    createImage(image, 16);
    const mounted = mountImage(image, join(folder.path, 'disk'));
    try {
      mkdirSync(join(mounted.folder, 'probe'));
      cutPower(mounted.folder);
    } finally {
      mounted.unmount();
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.trim() : String(error);
  } finally {
    folder.remove();
  }
}
