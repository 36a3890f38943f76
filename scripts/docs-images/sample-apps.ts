import { callFunction, type OwnerSession } from '../pictures/sample-owner.ts';

export interface SampleApp {
  readonly id: string;
  readonly name: string;
  /** Where it is open to everybody. */
  readonly address: string;
}

/** Three subjects whose apps look nothing alike, and one sentence that changed the last. */
const ideas = [
  { appName: 'Small Steps', prompt: 'A tracker for my habits.' },
  {
    appName: 'Client Ledger',
    prompt: 'Invoices of a self-employed gardener, with clients and payments.',
  },
  {
    appName: 'Chair Time',
    prompt: 'Appointments for a barber shop.',
    change: 'Rename services to treatments',
  },
] as const;

/** Has the apps made, changed and published as their owner would. */
export async function makeSampleApps(url: string, owner: OwnerSession): Promise<readonly SampleApp[]> {
  const apps: SampleApp[] = [];
  for (const { appName, prompt, ...more } of ideas) {
    const made = await callFunction(url, owner, 'generate-app', { appName, prompt });
    const { id } = made['app'] as { id: string };
    if ('change' in more) await callFunction(url, owner, 'revise-app', { appId: id, sentence: more.change });
    const { url: address } = await callFunction(url, owner, 'publish-app', { appId: id });
    apps.push({ id, name: appName, address: String(address) });
    console.log(`${appName} is made and published.`);
  }
  return apps;
}
