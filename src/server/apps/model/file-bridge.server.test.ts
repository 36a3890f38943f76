import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { changeBySentence } from '../../../engine/change.ts';
import { planFromText } from '../../../engine/generate.ts';
import { addedBy } from '../../../engine/propose/added-by.ts';
import { generatorContent, guestList } from '../../../testing/scripted-model/generator-script.ts';
import { startScriptedModel } from '../../../testing/scripted-model/start-scripted-model.server.ts';
import { openModelNetwork } from '../../ai/model-network.server.ts';
import { openModel } from '../../ai/open-model.server.ts';
import { enrichPlan } from './enrich-plan.server.ts';
import { openGeneratorModel } from './generator-model.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'kora-bridge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a model behind files', () => {
  it('adds to a plan what somebody writes by hand, after reading what it was asked', {
    timeout: 120_000,
  }, async () => {
    const server = await startScriptedModel({ bridge: { folder, waitMs: 60_000 } });
    const network = openModelNetwork();
    const port = openModel(
      {
        provider: 'compatible',
        model: 'by-hand',
        baseUrl: `${server.url}/v1`,
        apiKey: 'key',
        reach: 'anywhere',
      },
      { network, log: pino({ level: 'silent' }) },
    );
    const plan = planFromText(guestList);
    const model = openGeneratorModel(port, new AbortController().signal);
    const wish = { text: guestList, unserved: [] };
    const making = enrichPlan(model, plan, wish, async (spec, sentence) => changeBySentence(spec, sentence));
    const asked = (number: string) => () => {
      try {
        return readFileSync(join(folder, `${number}.request.json`), 'utf8');
      } catch {
        return '';
      }
    };
    const answer = (number: string, text: string) =>
      writeFileSync(join(folder, `${number}.answer.json`), JSON.stringify({ text }));

    await expect.poll(asked('001'), { timeout: 30_000 }).toContain('80 seats are left');
    answer('001', JSON.stringify(generatorContent.object));
    await expect.poll(asked('002'), { timeout: 30_000 }).toContain('records.guests');
    answer('002', generatorContent.text);
    const { spec, fault } = await making;
    expect(fault).toBeUndefined();
    expect(addedBy(plan, spec)).toEqual(expect.arrayContaining(['entity:gifts', 'section:own-seats-left']));
    await network.close();
    await server.stop();
  });
});
