import { describe, expect, it } from 'vitest';
import { ownAnswer } from './own-answer.ts';
import type { OwnThings } from './own-things.ts';

const lists = {
  apps: { title: 'Your apps', address: '/dashboard' },
  runs: { title: 'Saved runs', address: '/agent-dashboard' },
  tools: { title: 'Custom tools', address: '/custom-tools' },
  agents: { title: 'My Agents', address: '/my-agents' },
  signIn: { title: 'Sign in', address: '/auth' },
};
const ada: OwnThings = {
  signedIn: true,
  apps: [
    { title: 'Bakery', address: '/preview/3', state: 'under way' },
    { title: 'Plants', address: '/preview/2', state: 'failed', trouble: 'It did not fit.' },
    { title: 'Chair Time', address: '/preview/1', state: 'ready' },
  ],
  runs: [
    {
      title: 'Van loan',
      agent: 'Loan Desk',
      address: '/agents/loan-desk?run=9',
      summary: 'You pay 377.42 a month.',
      favourite: true,
    },
    {
      title: 'Spring campaign',
      agent: 'Campaign Planner',
      address: '/agents/campaign-planner?run=8',
      summary: 'Most goes to search.',
      favourite: false,
    },
  ],
  schedules: [
    { title: 'Weekly cash', address: '/agent-dashboard', paused: false, nextAt: '2026-11-17T06:00:00Z' },
    {
      title: 'Monthly risk',
      address: '/agent-dashboard',
      paused: false,
      nextAt: '2026-12-01T06:00:00Z',
      trouble: 'The sheet was empty.',
    },
    { title: 'Old one', address: '/agent-dashboard', paused: true, nextAt: '2026-11-17T07:00:00Z' },
  ],
  tools: [{ title: 'Paint for a room', address: '/custom-tools/5' }],
  agents: [],
  lists,
};
const nobody: OwnThings = {
  signedIn: false,
  apps: [],
  runs: [],
  schedules: [],
  tools: [],
  agents: [],
  lists,
};
const moment = { now: new Date('2026-11-17T03:00:00Z'), zone: 'UTC' };
const ask = (question: string, own = ada) => ownAnswer(question, own, moment);

describe('questions about what somebody has', () => {
  it.each([
    ['which of my apps failed', '“Plants” has failed: It did not fit.'],
    ['Which of my apps failed?', '“Plants” has failed: It did not fit.'],
    ['did any of my apps fail', '“Plants” has failed'],
    ['failed apps', '“Plants” has failed'],
    ['show me my failed apps', '“Plants” has failed'],
    ['list the broken apps', '“Plants” has failed'],
    ['why did my app fail?', 'It did not fit.'],
    ['what went wrong with my app', 'It did not fit.'],
    ['has my build failed', '“Plants” has failed'],
    ['which builds have failed', '“Plants” has failed'],
    ['any apps that failed?', '“Plants” has failed'],
    ['my latest app', 'Your latest app is “Bakery”. It is still being made.'],
    ['open my latest app', 'Your latest app is “Bakery”'],
    ['show me my newest app', 'Your latest app is “Bakery”'],
    ['the last app I made', 'Your latest app is “Bakery”'],
    ['what was the last app i built', 'Your latest app is “Bakery”'],
    ['what is my most recent app?', 'Your latest app is “Bakery”'],
    ['is my app ready?', '“Bakery”: It is still being made.'],
    ['is my app ready yet', '“Bakery”'],
    ['how is my app doing', '“Bakery”'],
    ['status of my app', '“Bakery”'],
    ['how are my builds going', '“Bakery”'],
    ['my apps', 'You have 3 apps.'],
    ['show my apps', 'You have 3 apps.'],
    ['how many apps do I have?', 'You have 3 apps.'],
    ['what apps did I make', 'You have 3 apps.'],
    ['list all my apps please', 'You have 3 apps.'],
    ['hey kora, where are my apps', 'You have 3 apps.'],
    ['what did I save', 'You saved 2 runs.'],
    ['What have I saved so far?', 'You saved 2 runs.'],
    ['what did i save last', 'You saved “Van loan” at Loan Desk. You pay 377.42 a month.'],
    ['my saved runs', 'You saved 2 runs.'],
    ['show me my results', 'You saved 2 runs.'],
    ['where are my saved results', 'You saved 2 runs.'],
    ['which runs do i have', 'You saved 2 runs.'],
    ['show everything I saved', 'You saved 2 runs.'],
    ['did I save anything?', 'You saved 2 runs.'],
    ['my last run', '“Van loan”'],
    ['open my latest saved run', '“Van loan”'],
    ['my favourites', 'You saved “Van loan” at Loan Desk.'],
    ['show my favorite runs', 'You saved “Van loan”'],
    ['open my van loan', 'Here is Van loan (Loan Desk).'],
    ['please open my van loan', 'Here is Van loan'],
    ['show me my van loan run', 'Here is Van loan'],
    ['where is my spring campaign?', 'Here is Spring campaign'],
    ['open the plants app', 'Here is Plants.'],
    ['go to my bakery app', 'Here is Bakery.'],
    ['open chair time', 'Here is Chair Time.'],
    ['find my paint tool', 'Here is Paint for a room.'],
    ['run my paint for a room', 'Here is Paint for a room.'],
    ['open weekly cash', 'Here is Weekly cash.'],
    ['what is due today', 'One schedule:'],
    ["what's due today?", 'One schedule:'],
    ['is anything due today', 'One schedule:'],
    ['what is scheduled for tomorrow', 'Nothing is due tomorrow. The next is “Weekly cash” today.'],
    ['what runs today', 'One schedule:'],
    ['anything due this week?', 'One schedule:'],
    ['what do I have scheduled', 'One schedule:'],
    ['my schedules', '3 schedules:'],
    ['show my scheduled runs', '3 schedules:'],
    ['which of my schedules failed', '“Monthly risk”: The sheet was empty.'],
    ['my tools', 'You have made one tool.'],
    ['which tools did I make', 'You have made one tool.'],
    ['show me my custom tools', 'You have made one tool.'],
    ['my agents', 'You have made no agent of your own yet.'],
    ['which agents have I made', 'You have made no agent of your own yet.'],
  ])('are heard: %s', (question, text) => {
    expect(ask(question)).toMatchObject({ kind: 'own', text: expect.stringContaining(text) });
  });

  it.each([
    'how do I save',
    'how do I make an app',
    'make me an app that tracks my plants',
    'what is an app',
    'why do apps fail',
    'what is due diligence',
    'what is due process',
    'when is rent due',
    'open a bank account',
    'open settings',
    'open my settings',
    'open my account',
    'open the door',
    'show me the keyboard shortcuts',
    'where is the download page',
    'where are my data stored',
    'where is my data',
    'where is Norway',
    'find a name for my bakery',
    'find a company name',
    'what did Keynes write',
    'what did Edison save for',
    'how much did I save by refinancing a loan of 20000',
    'what can I save',
    'save my work',
    'can I save a run',
    'my app idea is a bakery shop',
    'my app should have two pages',
    'my latest idea is a plant app',
    'the latest app store rules',
    'which apps does Kora make',
    'which tools are there',
    'which agents are there',
    'what agents does Kora have',
    'which agent works out a loan',
    'work out a loan of 20000 at 5% over 5 years',
    'compare my van loan with another at 4%',
    'run a regression on my csv',
    'run a premortem on our project',
    'what runs in the background',
    'what is scheduled maintenance',
    'schedule my project',
    'plan what is due next year',
    'is my data safe',
    'is my password safe',
    'is my browser supported',
    'how are apps built',
    'how are you doing',
    'what is my name',
    'what is my plan',
    'delete my apps',
    'publish my app',
    'rename my latest app to Bread',
    'share my van loan with Ben',
    'export my runs as csv',
    'results of the match today',
    'my favourite colour is blue',
    'show me how to save a run',
    'list the rivers of Norway',
    'did it fail',
    'what went wrong with the Titanic',
    'hello',
    'due',
    'today',
  ])('are not heard: %s', (question) => {
    expect(ask(question)).toBeUndefined();
  });

  it('lead to the places, at most a dozen', () => {
    expect(ask('which of my apps failed')).toMatchObject({
      places: [{ title: 'Plants', address: '/preview/2' }],
    });
    expect(ask('what is due today')).toMatchObject({
      places: [{ title: 'Weekly cash (2026-11-17)', address: '/agent-dashboard' }],
    });
    const apps = Array.from({ length: 30 }, (_, index) => ({
      title: `App ${index}`,
      address: `/preview/${index}`,
      state: 'ready' as const,
    }));
    expect(ask('my apps', { ...ada, apps })).toMatchObject({
      text: 'You have 30 apps; these are the latest.',
      places: { length: 13 },
    });
  });

  it('say what a visitor has to do, and that nothing is there', () => {
    expect(ask('my latest app', nobody)).toMatchObject({
      text: 'Apps belong to an account. Sign in to ask about yours.',
      places: [lists.signIn],
    });
    expect(ask('what is due today', nobody)).toMatchObject({ places: [lists.signIn] });
    expect(ask('what did I save', nobody)).toMatchObject({ places: [lists.runs] });
    expect(ask('my apps', { ...nobody, signedIn: true })).toMatchObject({ places: [lists.apps] });
  });

  it('say that schedules are not known while the server does not answer', () => {
    expect(ask('what is due today', { ...ada, schedules: undefined })).toMatchObject({
      text: expect.stringContaining('has not answered'),
    });
  });

  it('mean the day of the person: late in the evening in London it is tomorrow in Tokyo', () => {
    const evening = { now: new Date('2026-11-16T20:00:00Z'), zone: 'Asia/Tokyo' };
    expect(ownAnswer('what is due today', ada, evening)).toMatchObject({ text: 'One schedule:' });
    expect(ownAnswer('what is due today', ada, { ...evening, zone: 'Europe/London' })).toMatchObject({
      text: 'Nothing is due today. The next is “Weekly cash” on 2026-11-17.',
    });
  });
});
