import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { changeBySentence } from '../../engine/change.ts';
import { planFromReading, planWithoutReader } from '../../engine/generate.ts';
import { judge } from '../../engine/judge.ts';
import type { ProofPlan } from '../../engine/proof/proof-plan.ts';
import type { ProofSizeName } from '../../engine/proof/proof-report.ts';
import { meantText } from '../../engine/read/judge/judge-description.ts';
import type { QuestionBack } from '../../engine/read/judge/question.ts';
import type { Reader } from '../../engine/reader/reader.ts';
import type { Revision } from '../../engine/revise/revision.ts';
import type { AppSpec } from '../../engine/spec/app-spec.ts';
import { limits } from '../../kernel/limits.ts';
import { packageRoot, workshopDirectory } from '../package-root.server.ts';
import { openReader } from '../reader/open-reader.server.ts';
import { type ReadDescription, rememberReadings } from '../reader/remember-readings.server.ts';
import type { Settings } from '../settings/settings.server.ts';
import { openBrowser } from './browser.server.ts';
import { type BuildPool, openBuildPool } from './build-pool.server.ts';
import type { Site } from './build-site.server.ts';
import { captureSite } from './capture-site.server.ts';
import { findProofBrowser } from './find-proof-browser.server.ts';
import { openWorkshop, type Workshop } from './open-workshop.server.ts';
import type { ProofOptions } from './proof-options.ts';
import { type Proof, proveSite } from './prove-site.server.ts';
import { rememberSuggestions } from './remember-suggestions.server.ts';
import { type ServedFile, siteFile } from './serve-site.ts';
import { takeTurns } from './take-turns.ts';

/** Where a server builds and proves apps. Nothing is started before the first app comes. */
export interface AppWorks {
  /** What to ask back where no honest app can be made of this description. */
  judge(description: string): Promise<QuestionBack | undefined>;
  /** What an app from this description would be; read by rules where the learned reader cannot be loaded. */
  plan(description: string): Promise<AppSpec>;
  /** What a sentence makes of a plan, clause by clause; read by form alone where the learned reader cannot be loaded. */
  change(spec: AppSpec, sentence: string): Promise<Revision>;
  /** Sentences that would change the plan of a version, each of which was tried. */
  suggest(versionId: string, spec: AppSpec): Promise<readonly string[]>;
  build(files: Readonly<Record<string, string>>): Promise<Site>;
  prove(site: Site, plan: ProofPlan, options?: ProofOptions): Promise<Proof>;
  /** A picture of the start page, as WebP, `scale` times as fine as usual. */
  capture(site: Site, size: ProofSizeName, scale: number): Promise<Buffer>;
  /** The code that all apps share, by the names under which they ask for it. */
  vendorFiles(): Promise<Readonly<Record<string, string>>>;
  /** The script by which an element is chosen in a preview. */
  picker(): Promise<string>;
  /** A file of a built app or of the vendor code that it shares with the others. */
  file(site: Site, pathname: string): Promise<ServedFile | undefined>;
  close(): Promise<void>;
}

type Needed = Pick<Settings, 'CHROMIUM_PATH' | 'BROWSER_WS' | 'KORA_DATA_DIR'>;

export function openAppWorks(settings: Needed, log: Logger): AppWorks {
  const reader = openReader(log);
  const read = rememberReadings();
  const suggest = rememberSuggestions();
  const cache = join(settings.KORA_DATA_DIR, 'cache');
  const browser = openBrowser({
    executable: () => findProofBrowser({ named: settings.CHROMIUM_PATH, cache }),
    ...(settings.BROWSER_WS === undefined ? {} : { endpoint: settings.BROWSER_WS }),
  });
  // A proof takes seconds and a build a tenth of one: who waits for a proof has a preview already.
  const inTurn = takeTurns(Math.max(limits.build.provedAtOnce, availableParallelism()));
  let opened: Promise<{ workshop: Workshop; pool: BuildPool }> | undefined;

  function open(): Promise<{ workshop: Workshop; pool: BuildPool }> {
    opened ??= openWorkshop(packageRoot(), workshopDirectory()).then((workshop) => ({
      workshop,
      pool: openBuildPool(workshop),
    }));
    return opened;
  }

  return {
    judge: async (description) => judgeWith(await reader(), read, description),
    plan: async (description) => planWith(await reader(), read, description),
    change: async (spec, sentence) => changeBySentence(spec, sentence, await reader()),
    suggest: async (versionId, spec) => suggest(await reader(), versionId, spec),
    build: async (files) => (await open()).pool.build(files),
    prove: async (site, plan, options) => {
      const { workshop } = await open();
      return inTurn(() => proveSite(site, plan, { browser, workshop }, options));
    },
    capture: async (site, size, scale) =>
      captureSite(site, { browser, workshop: (await open()).workshop }, size, scale),
    vendorFiles: async () => (await open()).workshop.vendor.files,
    picker: async () => (await open()).workshop.picker,
    file: async (site, pathname) => siteFile(site, (await open()).workshop.vendor, pathname),
    async close() {
      const works = await opened?.catch(() => undefined);
      works?.pool.close();
      await browser.close();
    },
  };
}

async function planWith(
  reader: Reader | undefined,
  read: ReadDescription,
  description: string,
): Promise<AppSpec> {
  if (reader === undefined) return planWithoutReader(description);
  const { reading, vector } = await read(reader, meantText(description));
  return planFromReading(reading, { description, isWord: (word) => reader.knows(word), vector });
}

async function judgeWith(
  reader: Reader | undefined,
  read: ReadDescription,
  description: string,
): Promise<QuestionBack | undefined> {
  const text = meantText(description);
  // Who writes that much has said something; what it is, is read once and later.
  if (reader === undefined || text.length > limits.build.judgedByReading) return judge(description);
  const { reading } = await read(reader, text);
  return judge(description, reading, (word) => reader.knows(word));
}
