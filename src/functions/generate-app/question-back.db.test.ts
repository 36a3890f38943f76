import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { type AppsTestServer, startAppsServer } from '../../testing/apps/start-apps-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';

const minutes = 180_000;

describe.each(engines)(
  'a description that cannot be built honestly, on %s',
  { timeout: minutes },
  (engine) => {
    let server: AppsTestServer;
    let person: SignedInPerson;

    beforeAll(async () => {
      server = await startAppsServer(engine, inject('postgresUrl'));
      person = await addSignedInPerson(server);
    }, minutes);
    afterAll(() => server.close());

    const apps = () =>
      server.services.database.tx(
        'authenticated',
        { sub: person.id },
        async (tx) => (await tx.query('select id from apps')).rows,
      );

    it('gets a question, makes no app, and takes nothing of what the plan allows', async () => {
      const texts = [
        'you stupid idiot',
        'asdf qwer',
        '🎉🎉🎉',
        'const total = prices.map((price) => price * 2);',
        'hello',
        'blorptang',
        'A counter',
      ];
      expect(texts.length).toBeGreaterThan(limits.apps.freePerWindow);
      for (const prompt of texts) {
        const { status, body } = await callFunction(
          server,
          'generate-app',
          { appName: 'Mine', prompt },
          person,
        );
        expect(status, prompt).toBe(200);
        expect(body, prompt).toMatchObject({
          success: false,
          question: { text: expect.stringMatching(/[.?]$/) },
        });
        expect((body['question'] as { suggestions: string[] }).suggestions.length).toBeGreaterThan(0);
      }
      expect(await apps()).toEqual([]);
    });

    it('is not built for those who insist where nothing was read', async () => {
      const input = { appName: 'Mine', prompt: 'asdf qwer', anyway: true };
      const { body } = await callFunction(server, 'generate-app', input, person);
      expect(body).toMatchObject({ success: false, question: { canInsist: false } });
      expect(await apps()).toEqual([]);
    });

    it('is built for those who insist where something was', async () => {
      const input = { appName: 'Mine', prompt: 'A counter', anyway: true };
      const { body } = await callFunction(server, 'generate-app', input, person);
      expect(body).toMatchObject({ success: true, app: { name: 'Mine' } });
      expect(await apps()).toHaveLength(1);
    });
  },
);
