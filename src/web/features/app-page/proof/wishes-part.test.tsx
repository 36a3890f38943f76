import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ProofReport } from '../../../../engine/proof/proof-report.ts';
import type { AppSpec } from '../../../../engine/spec/app-spec.ts';
import { WishesPart } from './wishes-part.tsx';

const text = 'hives with a count, at most 40, frobnicate them';
const place = (words: string): [number, number] => [text.indexOf(words), text.indexOf(words) + words.length];

const list = { id: 'list', block: 'records', props: { entity: 'hives' } };

const spec: AppSpec = {
  version: 1,
  name: 'Apiary',
  tagline: 'All hives',
  kind: 'back-office',
  language: 'en',
  theme: { background: '#ffffff', component: '#224466', character: 'ledger', layout: 'topbar' },
  accounts: 'none',
  roles: [],
  entities: [
    {
      name: 'hives',
      one: 'Hive',
      many: 'Hives',
      title: 'name',
      fields: [
        { name: 'name', label: 'Name', kind: 'text' },
        { name: 'count', label: 'Count', kind: 'number' },
      ],
      samples: [],
    },
  ],
  actions: [],
  pages: [{ id: 'home', path: '/', title: 'Hives', nav: true, sections: [list] }],
  trace: [
    { request: 'hives', served: ['entity:hives'], at: [place('hives')] },
    { request: 'count', served: ['field:hives.count'], at: [place('count')] },
    {
      request: 'at most 40',
      served: [],
      state: 'not-built',
      note: 'The app does not keep this rule yet.',
      at: [place('at most 40')],
    },
    {
      request: 'frobnicate',
      served: [],
      state: 'not-understood',
      note: 'What this act does is not known.',
      at: [place('frobnicate')],
    },
  ],
  reading: { text, spans: [], arcs: [], tasks: [] },
  notes: [],
};

const proof: ProofReport = {
  ok: true,
  left: 0,
  ms: 1,
  pages: [{ path: '/', size: 'desktop', ok: true, faults: [], ms: 1, tries: ['page:home'] }],
  cases: [
    {
      name: 'Add hive shows it and keeps it',
      page: '/',
      section: 'list',
      block: 'records',
      size: 'desktop',
      ok: true,
      tries: ['entity:hives', 'create:hives'],
      faults: [],
      ms: 1,
    },
  ],
};

afterEach(cleanup);

describe('the wishes on the proof tab', () => {
  it('stand in groups by what became of them, with what serves them and what tried them', () => {
    render(<WishesPart spec={spec} proof={proof} />);
    expect(screen.getByText('1 of 4 wishes tried and working.')).toBeTruthy();
    const works = within(screen.getByRole('region', { name: 'Works' }));
    expect(works.getByText('Records of hives')).toBeTruthy();
    expect(works.getByText('Tried: Add hive shows it and keeps it')).toBeTruthy();
    const there = within(screen.getByRole('region', { name: 'Is there' }));
    expect(there.getByText('The field “Count” of hives')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Not built' })).getByText('at most 40')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Not understood' })).getByText('frobnicate'),
    ).toBeTruthy();
  });

  it('are marked in the text, with counts in the legend, and a mark leads to its row', () => {
    const scroll = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scroll;
    render(<WishesPart spec={spec} proof={proof} />);
    const legend = screen.getByRole('list', { name: 'What the marks mean' });
    expect([...legend.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
      'Works (1)',
      'Is there (1)',
      'Not built (1)',
      'Not understood (1)',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'at most 40: not built' }));
    expect(document.activeElement?.textContent).toContain('The app does not keep this rule yet.');
    expect(scroll).toHaveBeenCalled();
  });

  it('are rows alone where the description was not read by the reader', () => {
    const { reading: _reading, ...bare } = spec;
    render(<WishesPart spec={bare} proof={null} />);
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Works' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Is there' })).toBeTruthy();
  });
});
