import pino, { type Logger } from 'pino';
import { systemClock } from '../../kernel/clock.ts';
import { KoraError } from '../../kernel/errors.ts';
import { randomIds } from '../../kernel/ids.ts';
import { limits } from '../../kernel/limits.ts';
import { openModels } from '../ai/open-models.server.ts';
import { openPassages } from '../ask/open-passages.server.ts';
import { openKeyRing } from '../auth/key-ring.server.ts';
import { openProviders } from '../auth/providers/open-providers.server.ts';
import { openRevocations } from '../auth/revocations/open-revocations.server.ts';
import { openAppWorks } from '../build/open-app-works.server.ts';
import {
  isOpenToOthers,
  makePrivate,
  openDirectoryRemark,
} from '../db/data-directory/keep-private.server.ts';
import { freeBytes, prepareDataDirectory } from '../db/data-directory/prepare-data-directory.server.ts';
import { openDatabase } from '../db/open-database.server.ts';
import { type HealthCheck, reportHealth } from '../health/report-health.server.ts';
import { jobs } from '../jobs/jobs.gen.ts';
import { openQueue } from '../jobs/open-queue.server.ts';
import type { JobEntry } from '../jobs/queue-options.ts';
import { openMailer } from '../mail/open-mailer.server.ts';
import { openMessenger } from '../messages/open-messenger.server.ts';
import { migrationsDirectory, productVersion, startImagePath, webDirectory } from '../package-root.server.ts';
import { openSecrets } from '../secrets/open-secrets.server.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings/settings.server.ts';
import { openStorage } from '../storage/open-storage.server.ts';
import { openTrials } from '../trials/open-trials.server.ts';
import { openUpscaler } from '../upscale/open-upscaler.server.ts';

export interface OpenServices {
  services: Services;
  /** Closes what everything stands on; requests and jobs must have ended before. */
  close(): Promise<void>;
}

/** Opens everything that the settings name, each part before those that need it. */
export async function openServices(settings: Settings): Promise<OpenServices> {
  const log = openLog(settings);
  const dataDirectory = prepareDataDirectory(settings.KORA_DATA_DIR);
  keepPrivate(dataDirectory, log);
  const { database, applied } = await openDatabase({
    url: settings.DATABASE_URL,
    poolSize: settings.DATABASE_POOL,
    dataDirectory,
    migrationsDirectory: migrationsDirectory(),
    startImage: startImagePath(),
  });
  try {
    if (applied.length > 0) log.info({ applied }, 'database brought forward');
    const secrets = await openSecrets(settings, dataDirectory, database);
    const storage = await openStorage(settings, dataDirectory);
    const mailer = await openMailer(settings, dataDirectory);
    const messenger = await openMessenger(settings, dataDirectory);
    const keys = await openKeyRing(database, secrets);
    const revocations = await openRevocations(database, log);
    const works = openAppWorks({ ...settings, KORA_DATA_DIR: dataDirectory }, log);
    const upscaler = openUpscaler();
    const models = openModels();
    const passages = openPassages(webDirectory());
    const [clock, ids] = [systemClock, randomIds()];
    const queue = await openQueue({
      database,
      jobs: jobs as unknown as readonly JobEntry[],
      tools: { database, storage, mailer, works, secrets, settings, models, clock, ids, log },
      log,
      alone: database.engine === 'embedded',
    });
    const checks: HealthCheck[] = [
      { name: 'database', kind: database.engine, run: () => database.check() },
      { name: 'jobs', kind: database.engine, run: () => queue.check() },
      { name: 'storage', kind: storage.kind, run: () => storage.check() },
      { name: 'mail', kind: mailer.kind, run: () => mailer.check() },
      { name: 'messages', kind: messenger.kind, run: () => messenger.check() },
      diskCheck(dataDirectory),
    ];
    const version = productVersion();
    const services: Services = {
      settings,
      log,
      clock,
      ids,
      database,
      storage,
      mailer,
      messenger,
      queue,
      keys,
      secrets,
      revocations,
      works,
      trials: openTrials(works),
      upscaler,
      models,
      passages,
      providers: openProviders(settings),
      announce: (line) => void process.stdout.write(`${line}\n`),
      health: () => reportHealth(version, checks),
    };
    return {
      services,
      async close() {
        upscaler.close();
        await models.close();
        await passages.close();
        await revocations.close();
        await Promise.all([storage.close(), mailer.close(), messenger.close(), works.close()]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openLog(settings: Settings): Logger {
  return pino({
    level: settings.LOG_LEVEL,
    redact: {
      paths: [
        'password',
        'token',
        'access_token',
        'refresh_token',
        'authorization',
        'cookie',
        'secret',
        'code',
      ].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    formatters: { level: (label) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

function keepPrivate(dataDirectory: string, log: Logger): void {
  if (makePrivate(dataDirectory))
    log.warn({ directory: dataDirectory }, 'other users could read the data directory; that is ended now');
  if (isOpenToOthers(dataDirectory)) log.warn({ directory: dataDirectory }, openDirectoryRemark);
}

function diskCheck(dataDirectory: string): HealthCheck {
  return {
    name: 'disk',
    kind: 'disk',
    run: () => checkDisk(dataDirectory),
    remark: () => (isOpenToOthers(dataDirectory) ? openDirectoryRemark : undefined),
  };
}

async function checkDisk(dataDirectory: string): Promise<void> {
  if (freeBytes(dataDirectory) < limits.database.freeBytes) throw new KoraError('storage_full');
}
