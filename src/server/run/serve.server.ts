import { brand } from '../../kernel/brand.ts';
import { limits } from '../../kernel/limits.ts';
import { runSchedulesRegularly } from '../agents/run-schedules-regularly.server.ts';
import { endLostVersionsRegularly } from '../apps/end-lost-versions.server.ts';
import { tidyAppsDaily } from '../apps/tidy-apps-daily.server.ts';
import { startServer } from '../http/start-server.server.ts';
import { readEnvironment } from '../settings/read-environment.server.ts';
import { openServices } from './open-services.server.ts';
import { runProcess } from './run-process.server.ts';

await runProcess(async () => {
  const settings = readEnvironment();
  const opened = await openServices(settings);
  try {
    if (settings.RUN_JOBS) await opened.services.queue.work();
    const stopLooking = endLostVersionsRegularly(opened.services.database, opened.services.log);
    const stopTidying = tidyAppsDaily(opened.services);
    const server = await startServer(opened.services);
    const stopSchedules = runSchedulesRegularly(opened.services, server.url);
    process.stdout.write(`${brand.name} is ready at ${server.url}\n`);
    return {
      async stop() {
        stopLooking();
        stopTidying();
        stopSchedules();
        await Promise.all([server.close(), opened.services.queue.stop(limits.http.shutdownGraceMs)]);
        await opened.close();
      },
    };
  } catch (error) {
    await opened.services.queue.stop(0);
    await opened.close();
    throw error;
  }
});
