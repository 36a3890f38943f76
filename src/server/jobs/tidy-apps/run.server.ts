import { purgeBin } from '../../apps/purge-bin.server.ts';
import { purgeLeftoverFiles } from '../../apps/purge-leftover-files.server.ts';
import { purgeLeftoverVendor } from '../../apps/purge-leftover-vendor.server.ts';
import type { JobRun } from '../job-run.ts';

/** Each part can be broken off anywhere; the next run does what is left. */
export async function run(jobRun: JobRun): Promise<void> {
  const { log, works } = jobRun;
  const apps = await purgeBin(jobRun);
  const files = await purgeLeftoverFiles(jobRun);
  const vendor = await purgeLeftoverVendor(jobRun, Object.keys(await works.vendorFiles()));
  log.info({ apps, files, vendor }, 'apps were tidied up');
}
