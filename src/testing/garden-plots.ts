import { type AppSpec, type EntitySpec, specVersion } from '../engine/spec/app-spec.ts';

const states = ['Free', 'Held', 'Let', 'Fallow'];

const plots: EntitySpec = {
  name: 'plots',
  one: 'Plot',
  many: 'Plots',
  title: 'name',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', required: true },
    { name: 'size', label: 'Size', kind: 'number', unit: 'm²', min: 1, max: 400 },
    { name: 'state', label: 'State', kind: 'choice', options: states, required: true, start: 'Free' },
    { name: 'fee', label: 'Fee for a year', kind: 'money', unit: '€', formula: 'size * feePerMetre' },
    { name: 'asked', label: 'Requests', kind: 'number', formula: 'count(requests where plot = this)' },
  ],
  samples: Array.from({ length: 12 }, (_, index) => ({
    name: `Plot ${index + 1}`,
    size: 80 + (index % 4) * 20,
    state: states[(index * 7) % 4] ?? 'Free',
  })),
};

const requests: EntitySpec = {
  name: 'requests',
  one: 'Request',
  many: 'Requests',
  title: 'person',
  fields: [
    { name: 'code', label: 'Number', kind: 'text', automatic: true },
    { name: 'person', label: 'Name', kind: 'text', required: true },
    { name: 'plot', label: 'Plot', kind: 'reference', to: 'plots', required: true },
    { name: 'from', label: 'From', kind: 'date', required: true, start: '+14' },
    { name: 'years', label: 'Years', kind: 'number', min: 1, max: 10, required: true, start: 2 },
    {
      name: 'step',
      label: 'Step',
      kind: 'choice',
      options: ['New', 'Visited', 'Signed'],
      required: true,
      start: 'New',
      automatic: true,
    },
    { name: 'price', label: 'Price', kind: 'money', unit: '€', formula: 'plot.fee * years' },
  ],
  rules: [
    { never: 'from < today and step is "New"', says: 'Choose a day to come. It cannot begin on {from}.' },
    {
      never: 'step is "Signed" and plot.state is "Let"',
      says: '{plot} is let already and cannot be signed.',
    },
    {
      never: 'any(other requests where plot = this.plot and person = this.person)',
      says: 'You asked for it before.',
    },
  ],
  samples: [
    { code: 'REQ-1001', person: 'Maya Torres', plot: 'plots-1', from: '+20', years: 2, step: 'New' },
    { code: 'REQ-1002', person: 'Daniel Okafor', plot: 'plots-3', from: '+40', years: 1, step: 'Visited' },
    { code: 'REQ-1003', person: 'Hana Sato', plot: 'plots-5', from: '+60', years: 5, step: 'Visited' },
    { code: 'REQ-1004', person: 'Lena Voss', plot: 'plots-9', from: '+5', years: 3, step: 'Signed' },
  ],
};

/** A plan worked out by hand, with every part that formulas fill: tiles, figures, a form, a board, charts, a calculator. */
export const gardenPlots: AppSpec = {
  version: specVersion,
  name: 'Garden plots',
  tagline: 'Let, ask for and look after plots',
  kind: 'tool',
  language: 'en',
  theme: { background: '#f4f1e8', component: '#3f6b35', character: 'calm', layout: 'topbar' },
  accounts: 'none',
  roles: [],
  entities: [plots, requests],
  actions: [
    {
      id: 'hold-plot',
      label: 'Hold it',
      done: '{name} is held.',
      on: 'plots',
      condition: 'state is "Free"',
      does: ['set state = "Held"'],
    },
  ],
  numbers: { feePerMetre: { label: 'Fee for a square metre', value: 0.45 } },
  pages: [
    {
      id: 'home',
      path: '/',
      title: 'Our plots',
      nav: true,
      sections: [
        {
          id: 'plot-figures',
          block: 'figures',
          props: {
            figures: [
              { label: 'Free plots', formula: 'count(plots where state is "Free")' },
              {
                label: 'Let',
                formula: 'count(plots where state is "Let") / count(plots) * 100',
                kind: 'percent',
              },
              {
                label: 'Fees of a year',
                formula: 'sum(fee of plots where state is "Let")',
                kind: 'money',
                unit: '€',
              },
              { label: 'Open requests', formula: 'count(requests where step is "New")' },
            ],
          },
        },
        { id: 'plot-plan', block: 'tiles', props: { entity: 'plots', state: 'state' } },
        {
          id: 'hours',
          block: 'facts',
          title: 'Office hours',
          props: {
            kind: 'hours',
            rows: [
              { label: 'Mon–Fri', text: '9:00–18:00' },
              { label: 'Saturday', text: '10:00–14:00' },
              { label: 'Sunday', text: 'Closed' },
            ],
          },
        },
        {
          id: 'contact',
          block: 'facts',
          title: 'Write or call',
          props: {
            rows: [
              { label: 'E-mail', text: 'plots@example.com' },
              { label: 'Telephone', text: '+49 30 555 0142' },
              { label: 'Where', text: 'Gate 2, Orchard Lane' },
            ],
          },
        },
      ],
    },
    {
      id: 'ask',
      path: '/ask',
      title: 'Ask for a plot',
      nav: true,
      sections: [
        {
          id: 'request-form',
          block: 'entry-form',
          props: {
            entity: 'requests',
            done: 'Thank you, {person}. {plot} costs {price} for {years} years from {from}.',
            submitLabel: 'Send request',
          },
        },
        {
          id: 'costs',
          block: 'reckoner',
          title: 'What would it cost?',
          props: {
            inputs: [
              { name: 'size', label: 'Size', kind: 'number', unit: 'm²', min: 20, max: 400, start: 100 },
              { name: 'years', label: 'Years', kind: 'number', min: 1, max: 10, start: 2 },
              { name: 'shed', label: 'With a shed', kind: 'yes-no' },
            ],
            results: [
              {
                label: 'All in all',
                formula: '(size * feePerMetre + if(shed, 40, 0)) * years',
                kind: 'money',
                unit: '€',
                digits: 2,
              },
              {
                label: 'For a month',
                formula: '(size * feePerMetre + if(shed, 40, 0)) / 12',
                kind: 'money',
                unit: '€',
                digits: 2,
              },
            ],
          },
        },
      ],
    },
    {
      id: 'requests',
      path: '/requests',
      title: 'Requests',
      nav: true,
      sections: [
        { id: 'request-board', block: 'kanban', props: { entity: 'requests', field: 'step' } },
        {
          id: 'request-chart',
          block: 'record-chart',
          title: 'Requests by month',
          props: { entity: 'requests', by: 'month(from)' },
        },
        {
          id: 'state-chart',
          block: 'record-chart',
          title: 'Size by state',
          props: { entity: 'plots', by: 'state', what: 'sum', of: 'size', kind: 'pie' },
        },
        { id: 'request-calendar', block: 'calendar', props: { entity: 'requests', date: 'from' } },
        { id: 'request-list', block: 'records', props: { entity: 'requests', layout: 'table' } },
      ],
    },
  ],
  trace: [],
  notes: [],
};
