import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Models } from '../ai/open-models.server.ts';
import type { AppWorks } from '../build/open-app-works.server.ts';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../mail/mail.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { Settings } from '../settings/settings.server.ts';
import type { Storage } from '../storage/storage.ts';

/** What a job has at hand while it runs. */
export interface JobTools {
  database: Database;
  storage: Storage;
  mailer: Mailer;
  works: AppWorks;
  secrets: SecretBox;
  settings: Settings;
  models: Models;
  clock: Clock;
  ids: Ids;
  log: Logger;
}

export interface JobRun extends JobTools {
  id: string;
  /** 1 for the first try. */
  attempt: number;
  /** Aborted when the run takes too long or the process stops. */
  signal: AbortSignal;
}
