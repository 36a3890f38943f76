import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callFunction, FunctionCallError } from '../../lib/call-function.ts';
import { noAccess, SessionContext, type SessionView } from '../../lib/session.ts';
import { ModelsTab } from './models-tab.tsx';
import { OwnModels } from './own-models.tsx';

const { save, profile } = vi.hoisted(() => ({
  save: vi.fn<(key: string, changes: object) => Promise<void>>(),
  profile: { settings: {} as Record<string, unknown> },
}));
vi.mock('../../lib/call-function.ts', async (original) => ({
  ...(await original()),
  callFunction: vi.fn<(contract: { name: string }, input: unknown) => Promise<unknown>>(),
}));
vi.mock('../../app/local/use-collection.ts', () => ({
  useRecord: () => ({ status: 'ready', record: { value: profile }, save }),
}));

const none = { day_tokens: null, month_tokens: null, day_cost_micro: null, month_cost_micro: null };
const house = {
  id: '7c7c2b53-6d0e-4b0a-8a43-0c6a8ad7a001',
  name: 'House',
  provider: 'compatible',
  base_url: 'http://127.0.0.1:8080/v1',
  model: 'small',
  has_key: true,
  enabled: true,
  is_default: true,
  price_in: 1_000_000,
  price_out: 2_000_000,
};
const overview = {
  connections: [] as object[],
  from_settings: null as object | null,
  rules: { own_keys: false, own_private_addresses: false },
  limits: { each: none, total: none, persons: [] as object[] },
  local: null as object | null,
};
const total = { uses: 0, tokens_in: 0, tokens_out: 0, cost_micro: 0 };

/** What each function answers; a function is asked with its input. */
let answers: Record<string, unknown>;

const asked = (name: string) =>
  vi
    .mocked(callFunction)
    .mock.calls.filter(([contract]) => contract.name === name)
    .map(([, input]) => input);

beforeEach(() => {
  answers = {
    'list-model-connections': overview,
    'model-usage': { lines: [], total, limits: [] },
    'list-models': { models: [], own_keys_allowed: false },
    'list-model-keys': { keys: [], rules: overview.rules },
    'list-tools-of-servers': { servers: [] },
  };
  profile.settings = {};
  save.mockResolvedValue();
  vi.mocked(callFunction).mockImplementation(async (contract, input) => {
    const answer = answers[contract.name];
    if (answer instanceof Error) throw answer;
    return (typeof answer === 'function' ? answer(input) : answer) as never;
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const session = {
  status: 'signed-in',
  user: { id: 'ada', email: 'ada@kora.example' },
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
} as unknown as SessionView;

function show(part: React.ReactNode): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionContext value={session}>{part}</SessionContext>
    </QueryClientProvider>,
  );
}

const press = async (name: string | RegExp, inside = screen.getByRole('dialog')) =>
  userEvent.click(within(inside).getByRole('button', { name }));

describe('models in the admin panel', () => {
  it('begin empty, with what to do', async () => {
    show(<ModelsTab />);
    expect(await screen.findByText('No model yet')).toBeDefined();
    expect(await screen.findByText('Nothing was used')).toBeDefined();
  });

  it('say that they could not be read, and are asked for again', async () => {
    answers['list-model-connections'] = new FunctionCallError('internal', 'The database is busy.', 503);
    show(<ModelsTab />);
    expect(await screen.findByText('The database is busy.')).toBeDefined();
    answers['list-model-connections'] = overview;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No model yet')).toBeDefined();
  });

  it('are not sent while something is wrong, which is said at its field', async () => {
    show(<ModelsTab />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add model' }));
    await press('Add model');
    expect(await screen.findByText('Say which model it is.')).toBeDefined();
    expect(screen.getByLabelText('Model').getAttribute('aria-invalid')).toBe('true');
    await press('Test the connection');
    expect(asked('save-model-connection')).toEqual([]);
    expect(asked('test-model-connection')).toEqual([]);
  });

  it('are tried before they are saved, and say what is wrong and what there is', async () => {
    answers['test-model-connection'] = {
      works: false,
      message: 'There is no model called tiny at 127.0.0.1:8080; it has: small.',
      models: ['small'],
    };
    answers['save-model-connection'] = { id: house.id };
    show(<ModelsTab />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add model' }));
    await userEvent.type(screen.getByLabelText('Model'), 'tiny');
    await userEvent.type(screen.getByLabelText('Key'), 'sk-1');
    await press('Test the connection');
    expect(await screen.findByText(/There is no model called tiny/)).toBeDefined();
    await press('small');
    expect(screen.getByLabelText('Model')).toHaveProperty('value', 'small');
    await press('Add model');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('save-model-connection')).toMatchObject([{ model: 'small', name: 'small', key: 'sk-1' }]);
  });

  it('show what the server refuses at its field', async () => {
    const message = 'The address has changed: enter the key for it again.';
    answers['list-model-connections'] = { ...overview, connections: [house] };
    answers['save-model-connection'] = new FunctionCallError('invalid_input', message, 422, [
      { field: 'key', message },
    ]);
    show(<ModelsTab />);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit House' }));
    await press('Save');
    expect(await screen.findByText(message)).toBeDefined();
    expect(asked('save-model-connection')[0]).not.toHaveProperty('key');
  });

  it('never show a stored key, which can be replaced or removed', async () => {
    answers['list-model-connections'] = { ...overview, connections: [house] };
    show(<ModelsTab />);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit House' }));
    expect(screen.getByText('A key is stored. It is not shown again.')).toBeDefined();
    expect(screen.queryByLabelText('Key')).toBeNull();
    await press('Remove the key');
    expect(screen.getByText('The stored key is removed when you save.')).toBeDefined();
    await press('Replace the key');
    expect(document.activeElement).toBe(screen.getByLabelText('New key'));
    await press('Keep the stored key');
    expect(screen.getByText('A key is stored. It is not shown again.')).toBeDefined();
  });

  it('are removed after a question', async () => {
    answers['list-model-connections'] = { ...overview, connections: [house] };
    answers['remove-model-connection'] = { changed: true };
    show(<ModelsTab />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove House' }));
    expect(asked('remove-model-connection')).toEqual([]);
    await press('Remove', await screen.findByRole('alertdialog', { name: 'Remove House' }));
    await waitFor(() => expect(asked('remove-model-connection')).toEqual([{ id: house.id }]));
  });

  it('of the environment are shown as such and cannot be changed', async () => {
    answers['list-model-connections'] = {
      ...overview,
      from_settings: {
        id: 'settings',
        provider: 'ollama',
        base_url: 'http://127.0.0.1:11434',
        model: 'llama3.2',
        has_key: false,
      },
    };
    show(<ModelsTab />);
    expect(await screen.findByText('From the environment')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Test llama3.2' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Edit|Remove) llama3.2/ })).toBeNull();
  });

  it('of Ollama on this machine are added by one press', async () => {
    answers['list-model-connections'] = {
      ...overview,
      local: { base_url: 'http://127.0.0.1:11434', models: ['llama3.2'] },
    };
    answers['save-model-connection'] = { id: house.id };
    show(<ModelsTab />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add llama3.2' }));
    await waitFor(() =>
      expect(asked('save-model-connection')).toMatchObject([
        { provider: 'ollama', base_url: 'http://127.0.0.1:11434', model: 'llama3.2', name: 'llama3.2' },
      ]),
    );
  });

  it('have limits, each with a sentence when it is wrong', async () => {
    answers['set-model-limits'] = { changed: true };
    show(<ModelsTab />);
    const form = await screen.findByRole('form', { name: 'Limits: for each person' });
    await userEvent.type(within(form).getByLabelText('Tokens a day'), 'many');
    await press('Save limits', form);
    expect(within(form).getByText(/^Write a whole number such as 200000/)).toBeDefined();
    expect(asked('set-model-limits')).toEqual([]);
    await userEvent.clear(within(form).getByLabelText('Tokens a day'));
    await userEvent.type(within(form).getByLabelText('Tokens a day'), '20,000');
    await userEvent.type(within(form).getByLabelText('Cost a month'), '2.50');
    await press('Save limits', form);
    await waitFor(() =>
      expect(asked('set-model-limits')).toEqual([
        { each: { ...none, day_tokens: 20_000, month_cost_micro: 2_500_000 } },
      ]),
    );
  });

  it('have limits of one person, who must have an account', async () => {
    answers['admin-list-users'] = { users: [{ id: 'u1', email: 'bob@kora.example' }], total: 1 };
    answers['set-model-limits'] = { changed: true };
    show(<ModelsTab />);
    await userEvent.click(await screen.findByRole('button', { name: 'Set limits for somebody' }));
    await press('Save limits');
    expect(screen.getByText('Say whose limits these are.')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Email address'), 'bob@kora');
    await press('Save limits');
    expect(await screen.findByText(/^Nobody here has this address/)).toBeDefined();
    await userEvent.type(screen.getByLabelText('Email address'), '.example');
    await press('Save limits');
    await waitFor(() =>
      expect(asked('set-model-limits')).toEqual([{ person: { user_id: 'u1', limits: none } }]),
    );
  });
});

describe('models in the settings', () => {
  it('say that everything works without one', async () => {
    show(<OwnModels />);
    expect(await screen.findByText(/Everything works without one/)).toBeDefined();
    expect(await screen.findByText(/Keys of your own are not allowed here/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a key' })).toBeNull();
  });

  it('say where what is asked goes, and keep which one is preferred', async () => {
    const usable = (id: string, name: string, whose: string, place: string) => ({
      id,
      name,
      whose,
      place,
      provider: 'openai',
      model: name,
      is_default: id === 'a',
    });
    answers['list-models'] = {
      models: [usable('a', 'House', 'installation', 'models.lan'), usable('b', 'Mine', 'own', 'api.example')],
      own_keys_allowed: true,
    };
    profile.settings = { theme: 'dark', model: 'gone' };
    show(<OwnModels />);
    const list = await screen.findByRole('list', { name: 'Models that you may use' });
    expect(list.textContent).toContain('What you ask it is sent to models.lan.');
    await userEvent.click(screen.getByRole('combobox', { name: 'Used unless you choose another' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Mine' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith('ada', { settings: { theme: 'dark', model: 'b' } }),
    );
  });

  it('show keys that may not be used any more only for removing', async () => {
    answers['list-model-keys'] = { keys: [{ ...house, name: 'Mine' }], rules: overview.rules };
    show(<OwnModels />);
    expect(await screen.findByRole('button', { name: 'Remove Mine' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Edit|Test) Mine/ })).toBeNull();
  });

  it('let the person allow each tool of another server, as it describes itself now', async () => {
    const tool = { name: 'forecast', description: 'Tells the weather.', digest: 'd', consent: 'changed' };
    const server = { id: house.id, name: 'Weather', place: 'tools.example', trouble: null, tools: [tool] };
    answers['list-tools-of-servers'] = { servers: [server] };
    answers['consent-to-tool'] = { allowed: true };
    show(<OwnModels />);
    const allow = await screen.findByRole('switch', { name: 'forecast' });
    expect(allow.getAttribute('aria-checked')).toBe('false');
    expect(screen.getByText(/^It describes itself otherwise than when you allowed it/)).toBeDefined();
    await userEvent.click(allow);
    await waitFor(() =>
      expect(asked('consent-to-tool')).toEqual([
        { server_id: house.id, tool: 'forecast', digest: 'd', allowed: true },
      ]),
    );
  });

  it('show what is used of which limit', async () => {
    answers['model-usage'] = {
      lines: [],
      total,
      limits: [
        {
          whose: 'person',
          limits: { ...none, day_tokens: 1_000 },
          used: { ...none, day_tokens: 250 },
        },
      ],
    };
    show(<OwnModels />);
    const bar = await screen.findByRole('progressbar', { name: 'Tokens a day: 250 of 1,000' });
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
  });
});
