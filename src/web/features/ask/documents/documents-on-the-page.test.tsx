import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { AnswerHere } from '../../../../ask/answer.ts';
import { documentAddress } from '../../../../ask/documents/document-address.ts';
import { brand } from '../../../../kernel/brand.ts';
import { noAccess, SessionContext, type SessionView } from '../../../lib/session.ts';
import { axeFaults } from '../../../ui/axe-faults.ts';
import { AskPage } from '../ask-page.tsx';

// Dexie looks for them once, when it is loaded.
vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('IDBKeyRange', IDBKeyRange);
const { documentShelf } = await import('../../../app/local/documents/document-shelf.ts');
const { passagesOfDocuments } = await import('./passages-of-documents.ts');

const visitor: SessionView = {
  status: 'signed-out',
  user: null,
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
};
const path = `/ask-${brand.slug}`;
const nothing = () => undefined;

function show(at = path, passages: () => AnswerHere | undefined = nothing) {
  const answerers = { exact: nothing, own: nothing, agent: nothing, term: nothing, passages };
  const router = createMemoryRouter([{ path, element: <AskPage answerers={answerers} /> }], {
    initialEntries: [at],
  });
  render(
    <SessionContext value={visitor}>
      <main>
        <RouterProvider router={router} />
      </main>
    </SessionContext>,
  );
  return router;
}

afterEach(async () => {
  cleanup();
  const shelf = documentShelf(null);
  for (const { id } of await shelf.list()) await shelf.remove(id);
});

const lease =
  '# Payment\n\nThe rent falls due on the third working day.\n\n# Notice\n\nSix months of notice.\n';
const chooser = () => screen.getAllByLabelText<HTMLInputElement>('Documents', { selector: 'input' })[0];

async function add(...files: File[]) {
  const field = chooser();
  if (field === undefined) throw new Error('There is no way to choose files.');
  await userEvent.upload(field, files, { applyAccept: false });
}

async function addLease() {
  await add(new File([lease], 'Lease.md'));
  return screen.findByRole('list', { name: 'Attached documents' });
}

it('adds a document, asks it first, and opens the quote at its place by the keyboard', async () => {
  const router = show();
  expect(await within(await addLease()).findByText('Lease')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Your question'), 'When does the rent fall due?{Enter}');
  const turn = await screen.findByRole('article', { name: 'When does the rent fall due?' });
  expect(within(turn).getByText(/third working day/)).toBeTruthy();
  expect(turn.textContent).toContain('Payment');
  within(turn).getByRole('link', { name: 'Lease' }).focus();
  await userEvent.keyboard('{Enter}');
  const reader = await screen.findByRole('dialog', { name: 'Lease' });
  await waitFor(() => expect(reader.querySelector('mark')?.textContent).toContain('third working day'));
  expect(within(reader).getByText(/Six months of notice/)).toBeTruthy();
  expect(await axeFaults(reader)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toMatch(/^\?conversation=[^&]+$/u);
});

it('turns the leaves of a document in the reader', async () => {
  // As browsers do now.
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve() as never);
  const router = show();
  await add(
    new File([Array.from({ length: 40 }, (_, at) => `# Part ${at}\n\nWords ${at}.\n`).join('\n')], 'Long.md'),
  );
  await screen.findByText('Long');
  const [{ id } = { id: '' }] = await documentShelf(null).list();
  await act(() => router.navigate(documentAddress({ document: id, passage: 39 })));
  const reader = await screen.findByRole('dialog', { name: 'Long' });
  expect(await within(reader).findByText('Part 4 of 4')).toBeTruthy();
  expect(within(reader).getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  await userEvent.click(within(reader).getByRole('button', { name: 'Back' }));
  expect(await within(reader).findByText('Part 3 of 4')).toBeTruthy();
  await userEvent.click(within(reader).getByRole('button', { name: 'Next' }));
  expect(await within(reader).findByText('Part 4 of 4')).toBeTruthy();
});

it('says of each file that is refused why, and adds the others', async () => {
  show();
  await add(new File([], 'empty.txt'), new File(['no pdf'], 'report.pdf'), new File([lease], 'Lease.md'));
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(within(alert).getAllByRole('listitem')).toHaveLength(2));
  expect(alert.textContent).toContain('empty.txt: The file is empty.');
  expect(alert.textContent).toContain('report.pdf: It is something else than its name says.');
  expect(await screen.findByText('Lease')).toBeTruthy();
  await userEvent.click(within(alert).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps nothing where the device is full, and says so', async () => {
  const { addDocument } = await import('./add-document.ts');
  const shelf = documentShelf(null);
  const refusing = {
    ...shelf,
    add: () => Promise.reject(Object.assign(new Error('full'), { name: 'QuotaExceededError' })),
  };
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await addDocument(new File([lease], 'Lease.md'), refusing, nothing)).toEqual({
    kind: 'refused',
    why: 'device-full',
  });
  expect(await shelf.list()).toEqual([]);
});

it('takes the same file once', async () => {
  show();
  await addLease();
  await add(new File([lease], 'Lease.md'));
  await waitFor(() => expect(screen.queryByText(/^Reading/)).toBeNull());
  expect(await documentShelf(null).list()).toHaveLength(1);
});

it('lists, renames and removes documents by the keyboard, and asks before it removes', async () => {
  show();
  await addLease();
  const [open] = await screen.findAllByRole('button', { name: 'Documents (1)' });
  open?.focus();
  await userEvent.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog', { name: 'Your documents' });
  expect(within(sheet).getByText(/kept on this device/)).toBeTruthy();
  expect(within(sheet).getByRole('link', { name: /Lease/ }).textContent).toContain('Markdown');
  const choose = async (action: string, title: string) => {
    within(sheet)
      .getByRole('button', { name: `More for ${title}` })
      .focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: action })).focus();
    await userEvent.keyboard('{Enter}');
  };
  await choose('Rename', 'Lease');
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Lease of the workshop{Enter}');
  expect(await within(sheet).findByText('Lease of the workshop')).toBeTruthy();
  await choose('Remove', 'Lease of the workshop');
  const question = await screen.findByRole('alertdialog', { name: 'Remove Lease of the workshop?' });
  expect(await documentShelf(null).list()).toHaveLength(1);
  within(question).getByRole('button', { name: 'Remove' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await documentShelf(null).list()).toEqual([]));
  expect(await within(sheet).findByText(/No documents yet/)).toBeTruthy();
});

it('takes what is dropped, and a long text that is pasted', async () => {
  show();
  const dropped = new File([lease], 'Dropped.md');
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(drop, { dataTransfer: { types: ['Files'], files: [dropped] } });
  act(() => void document.body.dispatchEvent(drop));
  expect(drop.defaultPrevented).toBe(true);
  expect(await screen.findByText('Dropped')).toBeTruthy();
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(paste, { clipboardData: { getData: () => 'word '.repeat(3_000), files: [] } });
  fireEvent(screen.getByLabelText('Your question'), paste);
  expect(await screen.findByText('Pasted text')).toBeTruthy();
});

it('says of a citation whose document is not here that it lies on another device', async () => {
  const address = documentAddress({ document: 'elsewhere', passage: 3 });
  show(path, () => ({
    kind: 'quotes',
    quotes: [{ text: 'Six months.', from: { title: 'Old lease', address, page: 4 } }],
  }));
  await userEvent.type(screen.getByLabelText('Your question'), 'How long is the notice?{Enter}');
  const turn = await screen.findByRole('article', { name: 'How long is the notice?' });
  await within(turn).findByText(/lies on another device/);
  expect(within(turn).getByText('Six months.')).toBeTruthy();
  expect(within(turn).queryByRole('link', { name: 'Old lease' })).toBeNull();
  cleanup();
  show(address);
  const reader = await screen.findByRole('dialog', { name: 'Document' });
  expect(await within(reader).findByText(/can be opened only where it was added/)).toBeTruthy();
});

it('hands on passages of the documents that are meant, and of no other', async () => {
  show();
  await addLease();
  const [{ id } = { id: '' }] = await documentShelf(null).list();
  expect(await passagesOfDocuments('When does the rent fall due?', [], 3)).toEqual([]);
  expect(await passagesOfDocuments('When does the rent fall due?', ['another'], 3)).toEqual([]);
  expect(await passagesOfDocuments('When does the rent fall due?', [id], 3)).toEqual([
    {
      document: id,
      title: 'Lease',
      place: 'section Payment',
      text: 'Payment\nThe rent falls due on the third working day.',
    },
  ]);
});
