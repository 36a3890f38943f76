import * as z from 'zod/mini';
import { readKeptAnswer } from '../../app/local/kept-answers.ts';
import { href } from '../../lib/href.ts';
import type { FoundThing } from '../../lib/palette.ts';
import type { AppSummary } from './read-apps.ts';

const keptView = z.object({
  versions: z.array(z.object({ number: z.number(), request: z.string() })),
});

/** The versions of apps as this device keeps them, each found by what was asked for. Works without the server. */
export async function findKeptVersions(
  userId: string,
  apps: readonly Pick<AppSummary, 'id' | 'app_name'>[],
): Promise<readonly FoundThing[]> {
  const views = await Promise.all(
    apps.map(async (app) => {
      const kept = await readKeptAnswer(userId, `app ${app.id}`);
      return { app, versions: z.safeParse(keptView, kept?.value).data?.versions ?? [] };
    }),
  );
  return views.flatMap(({ app, versions }) =>
    versions.map(({ number, request }) => ({
      id: `version ${app.id} ${number}`,
      label: `${app.app_name}, version ${number}`,
      to: `${href('/preview/:id', { id: app.id })}?version=${number}`,
      ...(request === '' ? {} : { hint: shortened(request) }),
      keywords: `${request} history earlier older v${number}`,
    })),
  );
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text;
}
