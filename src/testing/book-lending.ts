import type { AppSpec, EntitySpec } from '../engine/spec/app-spec.ts';

const books: EntitySpec = {
  name: 'books',
  one: 'Book',
  many: 'Books',
  title: 'title',
  fields: [
    { name: 'title', label: 'Title', kind: 'text', required: true },
    { name: 'author', label: 'Author', kind: 'text' },
    { name: 'price', label: 'Price', kind: 'money', unit: '€', min: 0, max: 500 },
    {
      name: 'holder',
      label: 'With',
      kind: 'reference',
      to: 'friends',
      formula: 'first(friend of loans where book = this and state is "Out")',
    },
    { name: 'lent', label: 'Times lent', kind: 'number', formula: 'count(loans where book = this)' },
  ],
  detail: {
    path: '/books',
    edit: true,
    related: [{ entity: 'loans', link: 'book', title: 'Loans' }],
  },
  rules: [
    {
      never: 'any(other books where title = this.title and author = this.author)',
      says: '{title} by {author} is already on the list.',
    },
  ],
  samples: [
    { title: 'Dune', author: 'Frank Herbert', price: 14 },
    { title: 'Emma', author: 'Jane Austen', price: 9.5 },
    { title: 'Momo', author: 'Michael Ende', price: 12 },
    { title: 'Ulysses', author: 'James Joyce', price: 18 },
    { title: 'Persuasion', author: 'Jane Austen', price: 8 },
  ],
};

const friends: EntitySpec = {
  name: 'friends',
  one: 'Friend',
  many: 'Friends',
  title: 'name',
  standsFor: 'Friend',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', required: true },
    { name: 'mail', label: 'E-mail', kind: 'email' },
    { name: 'points', label: 'Points', kind: 'number', start: 0, min: 0 },
    {
      name: 'out',
      label: 'Books out',
      kind: 'number',
      formula: 'count(loans where friend = this and state is "Out")',
    },
  ],
  samples: [
    { name: 'Noor Haddad', mail: 'noor@example.com', points: 5 },
    { name: 'Aki Mori', mail: 'aki@example.com', points: 3 },
    { name: 'Lena Voss', mail: 'lena@example.com', points: 5 },
  ],
};

const loans: EntitySpec = {
  name: 'loans',
  one: 'Loan',
  many: 'Loans',
  title: 'book',
  fields: [
    { name: 'book', label: 'Book', kind: 'reference', to: 'books', required: true },
    { name: 'friend', label: 'Friend', kind: 'reference', to: 'friends', required: true },
    { name: 'since', label: 'Lent on', kind: 'date', start: 'today', required: true },
    { name: 'until', label: 'Back by', kind: 'date', start: '+14', required: true },
    { name: 'state', label: 'State', kind: 'choice', options: ['Out', 'Back'], start: 'Out', required: true },
    { name: 'overdue', label: 'Overdue', kind: 'yes-no', formula: 'state is "Out" and until < today' },
    {
      name: 'fee',
      label: 'Fee',
      kind: 'money',
      unit: '€',
      formula: 'if(overdue, (today - until) * fine, 0)',
    },
  ],
  rules: [
    { never: 'until < since', says: 'A book comes back after it went out: choose a day from {since} on.' },
    {
      never: 'state is "Out" and any(other loans where book = this.book and state is "Out")',
      says: '{book} is already lent.',
    },
    {
      never: 'state is "Out" and count(loans where friend = this.friend and state is "Out") > most',
      says: '{friend} already has {most} books.',
    },
  ],
  samples: [
    { book: 'books-1', friend: 'friends-1', since: '-20', until: '-6', state: 'Out' },
    { book: 'books-3', friend: 'friends-1', since: '-3', until: '+11', state: 'Out' },
    { book: 'books-2', friend: 'friends-2', since: '-40', until: '-26', state: 'Back' },
  ],
};

/** A plan written by hand that uses all that formulas can do: friends who lend each other books. */
export const bookLending: AppSpec = {
  version: 1,
  name: 'Book lending',
  tagline: 'Who has which book, and until when',
  kind: 'book-lending',
  language: 'en',
  theme: { background: '#fffaf0', component: '#1f6f5c', character: 'calm', layout: 'topbar' },
  accounts: 'none',
  roles: [],
  numbers: {
    most: { label: 'Books at a time', value: 2 },
    fine: { label: 'Fee for each day', value: 0.5 },
  },
  entities: [books, friends, loans],
  actions: [
    {
      id: 'lend-book',
      label: 'Lend',
      done: '{this} is lent to {ask.to} until {ask.until}.',
      on: 'books',
      condition: 'holder is empty',
      form: [
        { name: 'to', label: 'To', kind: 'reference', to: 'friends', required: true },
        { name: 'until', label: 'Back by', kind: 'date', start: '+14', required: true },
      ],
      never: [{ never: 'ask.until < today', says: 'Choose a day to come.' }],
      does: [
        'add loans with book = this, friend = ask.to, until = ask.until',
        'set holder.points = holder.points + 1',
      ],
    },
    {
      id: 'bring-back',
      label: 'Bring back',
      done: '{book} is back.',
      on: 'loans',
      condition: 'state is "Out"',
      does: ['set state = "Back"'],
    },
    {
      id: 'extend-loan',
      label: 'Extend',
      done: '{book} may stay until {until}.',
      on: 'loans',
      condition: 'state is "Out"',
      never: [{ never: 'until - since > 60', says: 'Nobody keeps a book for more than two months.' }],
      does: ['set until = until + 7'],
    },
    {
      id: 'call-all-back',
      label: 'All books are back',
      done: 'All books are back.',
      on: 'loans',
      forAll: true,
      condition: 'any(loans where state is "Out")',
      does: ['change loans where state is "Out" with state = "Back"'],
    },
  ],
  pages: [
    {
      id: 'loans',
      path: '/',
      title: 'Loans',
      nav: true,
      sections: [
        {
          id: 'loans',
          block: 'records',
          props: {
            entity: 'loans',
            layout: 'table',
            group: 'state',
            sort: 'until',
            can: { create: true, edit: true, remove: true },
            actions: ['bring-back', 'extend-loan', 'call-all-back'],
          },
        },
      ],
    },
    {
      id: 'books',
      path: '/books',
      title: 'Books',
      nav: true,
      sections: [
        {
          id: 'books',
          block: 'records',
          props: {
            entity: 'books',
            layout: 'table',
            can: { create: true, edit: true, remove: true },
            actions: ['lend-book'],
          },
        },
      ],
    },
    {
      id: 'mine',
      path: '/mine',
      title: 'My books',
      nav: true,
      sections: [
        {
          id: 'my-loans',
          block: 'records',
          props: {
            entity: 'loans',
            where: 'friend = me and state is "Out"',
            empty: 'You have no books.',
            can: { create: true },
          },
        },
      ],
    },
    {
      id: 'friends',
      path: '/friends',
      title: 'Friends',
      nav: true,
      sections: [
        {
          id: 'friends',
          block: 'records',
          props: {
            entity: 'friends',
            layout: 'table',
            sort: '-points',
            rank: true,
            can: { create: true, edit: true, remove: true },
          },
        },
      ],
    },
  ],
  trace: [],
  notes: [],
};
