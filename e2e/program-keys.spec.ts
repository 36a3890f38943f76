import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { arriveSignedIn, bringSession, expectMessage, expectNoSidewaysScroll } from './account.ts';
import { test } from './server.ts';

test.setTimeout(180_000);

async function connect(url: string, key: string): Promise<Client> {
  const client = new Client({ name: 'journey', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  // The library's own types of the two do not agree where undefined is no value.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return client;
}

test('a key is made in the settings, a program asks with it, and is refused once it is removed', async ({
  page,
  server,
}) => {
  await arriveSignedIn(page, server.url);
  await page.goto('/settings/program-keys');
  await expect(page.getByText(`${server.url}/mcp`)).toBeVisible();
  await page.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('My editor');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make key' }).click();
  const shown = dialog.getByText(/^kora_/);
  await expect(shown).toBeVisible();
  const key = (await shown.textContent()) ?? '';
  expect(key).toMatch(/^kora_[\w-]{43}$/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByRole('list', { name: 'Keys for programs' })).toContainText('My editor');
  await expectNoSidewaysScroll(page);

  const program = await connect(server.url, key);
  // From the index that the build has shipped.
  const answer = await program.callTool({
    name: 'ask',
    arguments: { question: 'How do I connect an assistant or another program?' },
  });
  expect(JSON.stringify(answer)).toContain('/support#connect-a-program');
  await program.close();

  await page.getByRole('button', { name: 'Remove the key My editor' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectMessage(page, 'Key removed', 'My editor');
  await expect(connect(server.url, key)).rejects.toThrow(/not known/);
});

test('an admin adds a tool server after trying it', async ({ page, server, admin }) => {
  await bringSession(page, server.url, admin);
  await page.goto('/admin?tab=tool-servers');
  await expect(page.getByRole('heading', { name: 'No tool servers yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add server' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('This installation');
  await dialog.getByLabel('Address').fill(`${server.url}/mcp`);
  await dialog.getByRole('button', { name: 'Test' }).click();
  await expect(dialog).toContainText('refused the key');
  await dialog.getByLabel('Key (optional)').fill(admin.access_token);
  await dialog.getByRole('button', { name: 'Test' }).click();
  await expect(dialog).toContainText('answers and offers 11 tools.');
  await expect(dialog.getByRole('list', { name: 'Tools of this server' })).toContainText('search_passages');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add server' }).click();
  await expect(page.getByRole('list', { name: 'Tool servers' })).toContainText('This installation');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Remove This installation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'No tool servers yet' })).toBeVisible();
});
