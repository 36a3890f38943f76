import { describe, expect, it } from 'vitest';
import { rightsClauses } from './rights-clauses.ts';
import { consentIn } from './said-consents.ts';
import { rolesNamed } from './said-people.ts';
import { rightIn } from './said-rights.ts';
import { sightIn } from './said-sights.ts';

function firstOf<T>(text: string, read: (words: string) => T | undefined): T | undefined {
  return rightsClauses(text)
    .map(({ words }) => read(words))
    .find((one) => one !== undefined);
}

describe('who alone may do something', () => {
  it.each([
    ['Only the treasurer deletes payments.', ['Treasurer'], 'delete', 'payments'],
    ['Only the night porter can delete an entry.', ['Night porter'], 'delete', 'an entry'],
    ['Releasing it is up to the seamstress alone.', ['Seamstress'], 'release', 'it'],
    ['Lots can be entered by the auction clerk and by no one else.', ['Auction clerk'], 'enter', 'Lots'],
    ['The ward sister alone may suspend lessons.', ['Ward sister'], 'suspend', 'lessons'],
    ['Bailiffs are the ones who can cancel a permit.', ['Bailiff'], 'cancel', 'a permit'],
    ['My son types, but only I change prices.', ['Owner'], 'change', 'prices'],
    ['Nobody besides me may alter a reading once saved,', ['Owner'], 'alter', 'a reading'],
    ['Deletion is confined to the project manager.', ['Project manager'], 'delete', ''],
    ['Granting is for matron and headmistress only.', ['Matron', 'Headmistress'], 'grant', ''],
    ['3.6 Only the laboratory manager may edit instruments.', ['Laboratory manager'], 'edit', 'instruments'],
    ['unblock: QA', ['QA'], 'unblock', ''],
  ])('%s', (text, roles, deed, object) => {
    expect(firstOf(text, rightIn)).toMatchObject({ roles, deed, object });
  });

  it.each([
    'Only members who passed the induction can borrow tools.',
    'Members can book at most three courts.',
    'Only 3 people can sit at a table.',
    'Customers book tables.',
    'It is open on weekdays only.',
    'Only the first booking counts.',
    'The price is for two hours only.',
  ])('says nothing of it: %s', (text) => {
    expect(firstOf(text, rightIn)).toBeUndefined();
  });
});

describe('who sees what', () => {
  it.each([
    ['Tenants should see their own reports and nobody else’s.', 'own', ['Tenant'], 'reports'],
    ['A parent only sees their daughter’s account.', 'own', ['Parent'], 'daughter’s account'],
    ['Assistants have no sight of medical remarks.', 'hidden', ['Assistant'], 'medical remarks'],
    ['Addresses of relatives are for the office alone.', 'only', ['Office'], 'Addresses of relatives'],
    ['Nest sites are hidden from everybody but the group leaders.', 'only', ['Group leader'], 'Nest sites'],
    ['parents should see the skills but not my comments', 'hidden', ['Parent'], 'comments'],
    ['Income can be seen by me and nobody else.', 'only', ['Owner'], 'Income'],
  ])('%s', (text, how, roles, object) => {
    expect(firstOf(text, sightIn)).toMatchObject({ how, roles, object });
  });

  it('hears until when something is hidden', () => {
    expect(firstOf('Bids stay hidden from the others till Sunday night.', sightIn)).toMatchObject({
      how: 'hidden',
      object: 'Bids',
      until: 'till Sunday night',
    });
  });

  it.each(['We see about 30 guests a day.', 'I want to see the open orders.', 'Show the price on the card.'])(
    'says nothing of it: %s',
    (text) => {
      expect(firstOf(text, sightIn)).toBeUndefined();
    },
  );
});

describe('whose yes is needed', () => {
  it.each([
    ['Anything over 400 euros the owner has to okay before work begins.', ['Owner'], 400],
    ['Expenses over 3,000 euros presuppose the permission of the judge.', ['Judge'], 3000],
    ['Instruments worth over 2,000 pounds need the treasurer’s consent.', ['Treasurer'], 2000],
    ['Orders to suppliers above 500 dollars go past Dana.', ['Dana'], 500],
    ['mum has to ok every adoption', ['Mum'], undefined],
    ['Giving out a tower key needs two churchwardens to agree.', ['Churchwarden'], undefined],
    [
      'New traders are admitted only after two committee members have agreed.',
      ['Committee member'],
      undefined,
    ],
    ['Parties with music have to be agreed to by the warden.', ['Warden'], undefined],
  ])('%s', (text, roles, figure) => {
    const consent = firstOf(text, consentIn);
    expect(consent?.roles).toEqual(roles);
    expect(consent?.above?.figure).toBe(figure);
  });

  it('hears that two have to say it', () => {
    expect(
      firstOf('A vet bill beyond 250 euros requires a yes from two board members.', consentIn),
    ).toMatchObject({
      roles: ['Board member'],
      people: 2,
    });
  });
});

describe('roles', () => {
  it.each([
    ['the chef or the sous-chef', ['Chef', 'Sous-chef']],
    ['me', ['Owner']],
    ['BA officer', ['BA officer']],
    ['everyone', undefined],
    ['people with a licence', undefined],
    ['three days', undefined],
  ])('%s', (words, roles) => {
    expect(rolesNamed(words)).toEqual(roles);
  });
});
