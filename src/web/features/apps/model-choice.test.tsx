import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FollowOptions } from '../../lib/follow-function.ts';
import { CreateAppPanel } from './create-app-panel.tsx';
import { signedIn, signedOut } from './sample-session.ts';
import { SampleVisitor } from './sample-visitor.tsx';

type Follow = (contract: object, input: object, options: FollowOptions) => Promise<object>;

const { followFunction, callFunction } = vi.hoisted(() => ({
  followFunction: vi.fn<Follow>(),
  callFunction: vi.fn<(contract: { name: string }) => Promise<unknown>>(),
}));
vi.mock('../../lib/follow-function.ts', () => ({ followFunction }));
vi.mock('../../lib/call-function.ts', async (original) => ({ ...(await original()), callFunction }));

configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

const model = {
  id: 'settings',
  name: 'House',
  place: 'models.example',
  model: 'm',
  provider: 'ollama',
  whose: 'settings',
  is_default: true,
};
const version = {
  appId: '7f1d2e8a-0a0b-4c0d-8e0f-101112131415',
  versionId: '7f1d2e8a-0a0b-4c0d-8e0f-101112131416',
  number: 2,
  status: 'completed',
  step: 'done',
  fileCount: 12,
  previewUrl: null,
  error: null,
};
const made = {
  success: true,
  app: { id: version.appId, name: 'Engine', previewUrl: null },
  version,
  changes: [],
};

function show(session = signedIn) {
  return render(
    <SampleVisitor session={session}>
      <CreateAppPanel />
    </SampleVisitor>,
  );
}

async function generate(): Promise<void> {
  fireEvent.change(screen.getByLabelText('App Name'), { target: { value: 'Engine' } });
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'It computes.' } });
  await userEvent.click(screen.getByRole('button', { name: /^Generat/ }));
  await waitFor(() => expect(followFunction).toHaveBeenCalled());
}

const box = () =>
  screen.findByRole('checkbox', { name: 'Also ask House: the description is sent to models.example' });

beforeEach(() => {
  localStorage.clear();
  followFunction.mockReset().mockResolvedValue(made);
  callFunction.mockReset().mockResolvedValue({ models: [model], own_keys_allowed: false });
});
afterEach(cleanup);

describe('making an app where there is a language model', () => {
  it('says what is sent and to whom before anything is, and sends the choice', async () => {
    followFunction.mockResolvedValue({ ...made, version: { ...version, model: 'House' } });
    show();
    expect((await box()) as HTMLInputElement).toHaveProperty('checked', true);
    await generate();
    expect(followFunction.mock.calls[0]?.[1]).toMatchObject({ model: 'settings' });
    expect(await screen.findByText(/It has what House added/)).toBeTruthy();
  });

  it('sends nothing of it where the box is not ticked, also the next time', async () => {
    const first = show();
    await userEvent.click(await box());
    first.unmount();
    show();
    expect((await box()) as HTMLInputElement).toHaveProperty('checked', false);
    await generate();
    expect(followFunction.mock.calls[0]?.[1]).not.toHaveProperty('model');
  });

  it('tells why the model has nothing in it', async () => {
    followFunction.mockResolvedValue({ ...made, modelFault: 'House could not help.\nIt cannot be reached.' });
    show();
    await box();
    await generate();
    expect(await screen.findByText('Made without the language model')).toBeTruthy();
    expect(screen.getByText(/It cannot be reached/)).toBeTruthy();
  });

  it('offers none to who is not signed in', async () => {
    show(signedOut);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(callFunction).not.toHaveBeenCalled();
  });
});
