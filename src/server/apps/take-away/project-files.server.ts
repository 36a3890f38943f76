import { createHash } from 'node:crypto';
import { strToU8 } from 'fflate';
import type { AppSpec } from '../../../engine/spec/app-spec.ts';
import { drawManifestIcons, type Png } from './draw-icon.server.ts';
import { planFileName, writePlanFile } from './plan-file.ts';

interface PackedVersion {
  readonly app_name: string;
  readonly description: string;
  readonly spec: AppSpec | null;
  readonly files: Readonly<Record<string, string>>;
  readonly edited_files: readonly string[];
}

export type ProjectFiles = ReadonlyMap<string, Uint8Array>;

/** Everything of a project to take away: the files of a version, its icons as pictures, and its plan. The same version gives the same bytes. */
export async function projectFiles(version: PackedVersion, drawn?: Map<string, Png>): Promise<ProjectFiles> {
  const { files, app_name: name } = version;
  const project = new Map<string, Uint8Array>();
  for (const [path, text] of Object.entries(files)) project.set(path, strToU8(text));
  if (Object.hasOwn(files, 'public/manifest.webmanifest'))
    for (const [icon, png] of await drawManifestIcons(files, name, drawn)) project.set(`public/${icon}`, png);
  if (version.spec !== null) project.set(planFileName, strToU8(planOf(version, version.spec)));
  return new Map([...project].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function planOf({ app_name, description, files, edited_files }: PackedVersion, plan: AppSpec): string {
  const packed = Object.entries(files).map(([path, text]) => [path, hashOf(text)] as const);
  return writePlanFile({
    name: app_name,
    description,
    editedFiles: [...edited_files],
    packed: Object.fromEntries(packed.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    plan,
  });
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
