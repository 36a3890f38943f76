import { drawnIcons } from '../../engine/emit/emit-offline.ts';
import { filesOf } from '../../engine/generate.ts';
import type { AppSpec } from '../../engine/spec/app-spec.ts';
import { parseSpec } from '../../engine/spec/check-spec.ts';
import { type PlanFile, planFileName, readPlanFile } from '../../server/apps/take-away/plan-file.ts';
import { hashOf } from '../../server/apps/take-away/project-files.server.ts';
import { checkFiles } from '../../server/build/check-files.ts';
import { appName } from '../text-rules.ts';
import { readZip, refuseZip } from './read-zip.server.ts';

export interface ReadProject {
  readonly name: string;
  readonly description: string;
  readonly spec: AppSpec;
  readonly files: Record<string, string>;
  /** Files that are not as the plan would write them. */
  readonly editedFiles: string[];
  /** What was in the zip and is not part of the app. */
  readonly leftOut: string[];
}

/** What tools leave in a folder, and pictures that are drawn anew. */
const notOurs =
  /^(?:node_modules|dist|\.git|__MACOSX|release|desktop)\/|(?:^|\/)(?:\.DS_Store|package-lock\.json)$/;
const drawn = new Set<string>(drawnIcons.map(({ name }) => `public/${name}`));

/** A zip that was made here, as an app again. Whatever is wrong with it is said in words, and nothing is kept. */
export function readProjectZip(bytes: Uint8Array): ReadProject {
  const packed = readZip(bytes);
  const root = rootOf(packed);
  const plan = readPlan(packed.get(`${root}${planFileName}`));
  const parsed = parseSpec(plan.plan);
  if (!parsed.ok) return refuseZip(`The plan in ${planFileName} cannot be used: ${parsed.faults[0] ?? ''}`);
  const name = appName.safeParse(plan.name);
  if (!name.success)
    return refuseZip(`${planFileName}: ${name.error.issues[0]?.message ?? 'the name is missing'}.`);
  const spec = { ...parsed.spec, name: name.data };
  const { texts, leftOut } = textsOf(packed, root);
  checkFiles(texts);
  const { files, editedFiles } = compare(texts, filesOf(spec), plan);
  checkFiles(files);
  return {
    name: name.data,
    description: plan.description.replaceAll('\0', ''),
    spec,
    files,
    editedFiles,
    leftOut,
  };
}

/** Our zips hold one folder; whoever packs it again may leave it out. */
function rootOf(packed: ReadonlyMap<string, Uint8Array>): string {
  const depth = (name: string) => name.split('/').length;
  const [plan] = [...packed.keys()]
    .filter((name) => depth(name) <= 2 && `/${name}`.endsWith(`/${planFileName}`))
    .toSorted((a, b) => depth(a) - depth(b));
  if (plan === undefined)
    return refuseZip(
      `There is no ${planFileName} in this zip, so that the app cannot be restored. Choose a zip that was downloaded from here.`,
    );
  return plan.slice(0, -planFileName.length);
}

function readPlan(bytes: Uint8Array | undefined): PlanFile {
  const read = readPlanFile(new TextDecoder().decode(bytes ?? new Uint8Array()));
  return typeof read === 'string' ? refuseZip(read) : read;
}

function textsOf(
  packed: ReadonlyMap<string, Uint8Array>,
  root: string,
): { texts: Record<string, string>; leftOut: string[] } {
  const entries: [string, string][] = [];
  const leftOut: string[] = [];
  for (const [name, bytes] of packed) {
    const path = name.slice(root.length);
    if (!name.startsWith(root) || path === planFileName || notOurs.test(path) || drawn.has(path)) continue;
    const text = textOf(bytes);
    if (text === undefined) leftOut.push(path);
    else entries.push([path, text]);
  }
  return { texts: Object.fromEntries(entries), leftOut };
}

/** Undefined when the bytes are no text, or one that no database keeps. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * A file that is as it was when it left, and was not written by hand before, follows the plan: a newer product may write it
 * better. Every other difference is somebody's work.
 */
function compare(
  texts: Readonly<Record<string, string>>,
  written: Readonly<Record<string, string>>,
  { packed, editedFiles: before }: PlanFile,
): { files: Record<string, string>; editedFiles: string[] } {
  const byHand = new Set(before);
  const files: Record<string, string> = {};
  const editedFiles: string[] = [];
  const isUntouched = (path: string, text: string) =>
    !byHand.has(path) && Object.hasOwn(packed, path) && packed[path] === hashOf(text);
  for (const path of [...new Set([...Object.keys(texts), ...Object.keys(written)])].toSorted()) {
    const own = Object.hasOwn(texts, path) ? texts[path] : undefined;
    const planned = Object.hasOwn(written, path) ? written[path] : undefined;
    // New in this product, and nobody can have removed what was never there.
    const isNew = own === undefined && !Object.hasOwn(packed, path) && !byHand.has(path);
    const followsPlan = own === planned || isNew || (own !== undefined && isUntouched(path, own));
    const text = followsPlan ? planned : own;
    if (text !== undefined) files[path] = text;
    if (!followsPlan) editedFiles.push(path);
  }
  return { files, editedFiles };
}
