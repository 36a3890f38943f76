import { describe, expect, it } from 'vitest';
import { bookLending } from '../../testing/book-lending.ts';
import { filesOf, planFromText } from '../generate.ts';
import type { AppSpec } from '../spec/app-spec.ts';

const plain = planFromText(
  'A website to manage books with a title, a price and a date. Members can borrow books. Admins manage them.',
);
const files = filesOf(bookLending);
const mainOf = (spec: AppSpec) => filesOf(spec)['src/main.tsx'] ?? '';

/** The files that only apps with formulas carry. */
const ofRules =
  /^src\/(?:rules\/|numbers\.ts|data\/all\.ts|records\/(?:app-world|ruled-|who-looks|fits|write-))/;

describe('an app without formulas', () => {
  it('carries nothing of them', () => {
    expect(Object.keys(filesOf(plain)).filter((path) => ofRules.test(path))).toEqual([]);
    expect(filesOf(plain)['src/data/books.ts']).toContain('defineEntity<');
    expect(mainOf(plain)).not.toContain('openWorld');
  });
});

describe('an app with formulas', () => {
  it('declares its records and acts with their rules, and knows all of them from the start', () => {
    expect(files['src/data/loans.ts']).toContain('defineRuledEntity<Loan>');
    expect(files['src/data/friends.ts']).toContain("standsFor: 'Friend'");
    expect(files['src/actions/lend-book.ts']).toContain("ruledAction('books', {");
    expect(files['src/data/all.ts']).toContain("import './friends.ts';");
    expect(files['src/numbers.ts']).toContain("most: { label: 'Books at a time', value: 2 }");
    expect(files['src/main.tsx']).toContain('openWorld({ figures: numbers, whoLooks: chosenAs });');
  });

  it('has them where only a part of a page works something out', () => {
    const list = { entity: plain.entities[0]?.name, where: 'true' };
    const section = { id: 'some', block: 'records', props: list };
    const page = { id: 'some', path: '/some', title: 'Some', nav: true, sections: [section] };
    const ruled = filesOf({ ...plain, pages: [...plain.pages, page] });
    expect(ruled['src/pages/some-page.tsx']).toContain("where={fits('books', 'true')}");
    expect(ruled['src/data/books.ts']).toContain('defineRuledEntity<');
  });

  it('lets visitors say who they are, or makes the sample account one of the samples', () => {
    expect(files['src/app.tsx']).toContain('tools={<ViewerChoice />}');
    const spec: AppSpec = { ...bookLending, accounts: 'optional', roles: ['Friend', 'Librarian'] };
    const signedIn = filesOf(spec);
    expect(signedIn['src/app.tsx']).not.toContain('ViewerChoice');
    expect(signedIn['src/identity.ts']).toContain(
      "{ name: 'Noor Haddad', email: 'noor@example.com', role: 'Friend' }",
    );
    expect(signedIn['src/main.tsx']).toContain('keepOwnRecords();');
  });

  it('puts what is done to all records above their list, and not on the page of one', () => {
    const withDetail = bookLending.entities.map((entity) =>
      entity.name === 'loans' ? { ...entity, detail: { path: '/', edit: true, related: [] } } : entity,
    );
    const page = filesOf({ ...bookLending, entities: withDetail })['src/pages/loans-detail-page.tsx'];
    expect(page).toContain('bringBack');
    expect(page).not.toContain('callAllBack');
  });
});
