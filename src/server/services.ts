import type { Logger } from 'pino';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Models } from './ai/open-models.server.ts';
import type { Passages } from './ask/open-passages.server.ts';
import type { KeyRing } from './auth/key-ring.server.ts';
import type { IdentityProviders } from './auth/providers/identity-provider.ts';
import type { Revocations } from './auth/revocations/open-revocations.server.ts';
import type { AppWorks } from './build/open-app-works.server.ts';
import type { Database } from './db/database.ts';
import type { HealthReport } from './health/health-report.ts';
import type { Queue } from './jobs/queue.ts';
import type { Mailer } from './mail/mail.ts';
import type { Messenger } from './messages/messenger.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import type { Settings } from './settings/settings.server.ts';
import type { Storage } from './storage/storage.ts';
import type { Trials } from './trials/open-trials.server.ts';
import type { Upscaler } from './upscale/open-upscaler.server.ts';

/** Everything that is opened once when the process starts and handed to whoever needs it. */
export interface Services {
  settings: Settings;
  log: Logger;
  clock: Clock;
  ids: Ids;
  database: Database;
  storage: Storage;
  mailer: Mailer;
  messenger: Messenger;
  queue: Queue;
  keys: KeyRing;
  /** Seals what the database keeps of a secret. */
  secrets: SecretBox;
  /** Which tokens do not count any more. */
  revocations: Revocations;
  /** Other places where a person can show who they are. */
  providers: IdentityProviders;
  /** Where apps are built and tried out. */
  works: AppWorks;
  /** Where people without an account make apps. */
  trials: Trials;
  /** Where pictures are enlarged. */
  upscaler: Upscaler;
  /** The way to language models, where there are some. */
  models: Models;
  /** What the product ships, to be asked and searched. */
  passages: Passages;
  /** One line to whoever started the program and reads its console; not to the log. */
  announce(line: string): void;
  health(): Promise<HealthReport>;
}
