// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { continueAs, people, seedPeople } from '../account/session.ts';
import type { AppRecord } from '../store/collection.ts';
import { openWorld } from './app-world.ts';
import { ruledAction } from './ruled-action.ts';
import { defineRuledEntity } from './ruled-entity.ts';
import { keepOwnRecords, signedInAs } from './who-looks.ts';

const lots = defineRuledEntity<AppRecord>({
  name: 'lots',
  one: 'Lot',
  many: 'Lots',
  title: 'name',
  fields: [
    { name: 'name', label: 'Name', kind: 'text' },
    {
      name: 'leader',
      label: 'Leading',
      kind: 'text',
      formula: 'latest(bidder.name of offers by amount where lot = this)',
    },
  ],
  samples: () => [{ id: 'lots-1', createdAt: '', name: 'Cake' }],
});
const bidders = defineRuledEntity<AppRecord>({
  name: 'bidders',
  one: 'Bidder',
  many: 'Bidders',
  title: 'name',
  standsFor: 'Bidder',
  alsoFor: ['Helper'],
  fields: [{ name: 'name', label: 'Name', kind: 'text' }],
  samples: () => [{ id: 'bidders-1', createdAt: '', name: 'Helena Ruiz' }],
});
defineRuledEntity<AppRecord>({
  name: 'offers',
  one: 'Offer',
  many: 'Offers',
  title: 'lot',
  fields: [
    { name: 'lot', label: 'Lot', kind: 'reference', to: () => lots },
    { name: 'bidder', label: 'Bidder', kind: 'reference', to: () => bidders },
    { name: 'amount', label: 'Amount', kind: 'money' },
  ],
  samples: () => [],
});
const bid = ruledAction('lots', {
  id: 'bid',
  label: 'Bid',
  done: 'You lead on {name}.',
  form: [{ name: 'amount', label: 'Your bid', kind: 'money' }],
  does: ['add offers with lot = this, bidder = me, amount = ask.amount'],
});

it('who signs in for the first time leads by the name of their account when they bid, whichever of the roles they have', () => {
  openWorld({ figures: {}, whoLooks: signedInAs });
  seedPeople([
    { name: 'Ana Lima', email: 'ana@example.com', role: 'Bidder' },
    { name: 'Otto Falk', email: 'otto@example.com', role: 'Helper' },
  ]);
  keepOwnRecords();
  const leaders = people.all().map((person, index) => {
    continueAs(person);
    const lot = lots.records.find('lots-1');
    if (lot !== undefined) bid.attempt?.(lot, { amount: 10 + index });
    return [person.name, lots.records.find('lots-1')?.leader];
  });
  expect(leaders).toHaveLength(2);
  expect(leaders.filter(([name, leader]) => name !== leader)).toEqual([]);
});
