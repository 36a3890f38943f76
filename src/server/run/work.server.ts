import { brand } from '../../kernel/brand.ts';
import { limits } from '../../kernel/limits.ts';
import { runSchedulesRegularly } from '../agents/run-schedules-regularly.server.ts';
import { endLostVersionsRegularly } from '../apps/end-lost-versions.server.ts';
import { tidyAppsDaily } from '../apps/tidy-apps-daily.server.ts';
import { StartFault } from '../db/start-fault.server.ts';
import { publicUrlOf } from '../settings/public-url.ts';
import { readEnvironment } from '../settings/read-environment.server.ts';
import { openServices } from './open-services.server.ts';
import { runProcess } from './run-process.server.ts';

/** Workers alone, on as many machines as wanted. */
await runProcess(async () => {
  const settings = readEnvironment();
  if (settings.DATABASE_URL === undefined) {
    throw new StartFault(
      'A worker of its own needs DATABASE_URL: the embedded database belongs to one process, whose server runs the jobs itself.',
      { exitCode: 78 },
    );
  }
  const opened = await openServices(settings);
  await opened.services.queue.work();
  const stopLooking = endLostVersionsRegularly(opened.services.database, opened.services.log);
  const stopTidying = tidyAppsDaily(opened.services);
  const stopSchedules = runSchedulesRegularly(opened.services, publicUrlOf(settings, settings.PORT));
  process.stdout.write(`${brand.name} worker is ready\n`);
  return {
    async stop() {
      stopLooking();
      stopTidying();
      stopSchedules();
      await opened.services.queue.stop(limits.http.shutdownGraceMs);
      await opened.close();
    },
  };
});
