import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines } from '../../testing/database/open-test-database.server.ts';
import { type Library, openLibrary } from '../../testing/rest/open-library.server.ts';

describe.each(engines)('embedding on %s', (engine) => {
  let library: Library;

  beforeAll(async () => {
    library = await openLibrary(engine, inject('postgresUrl'));
  });
  afterAll(() => library.close());

  it.each([
    ['many to one', 'books?select=id,publishers(name)&id=eq.1', [{ id: 1, publishers: { name: 'North' } }]],
    ['nobody there', 'books?select=id,publishers(name)&id=eq.3', [{ id: 3, publishers: null }]],
    ['one to many', 'publishers?select=name,books(id)&id=eq.1', [{ name: 'North', books: [{ id: 1 }] }]],
    [
      'one to one, both ways',
      'books?select=id,book_notes(note,books(title))&id=eq.1',
      [{ id: 1, book_notes: { note: 'torn cover', books: { title: 'Engines' } } }],
    ],
    [
      'many to many',
      'readers?select=id,books(title)&books.order=id&id=eq.1',
      [{ id: 1, books: [{ title: 'Notes' }, { title: 'Rivers' }] }],
    ],
    [
      'many to many by its junction',
      'books?select=id,borrowers:readers!loans(id)&id=eq.3&borrowers.order=id.desc',
      [{ id: 3, borrowers: [{ id: 2 }, { id: 1 }] }],
    ],
    ['a key of two columns', 'desks?select=id,rooms(name)&id=eq.2', [{ id: 2, rooms: { name: 'attic' } }]],
    ['its other end', 'rooms?select=name,desks(id)&number=eq.1', [{ name: 'hall', desks: [{ id: 1 }] }]],
    [
      'a hint by key',
      'books?select=author:authors!books_author_id_fkey(name)&id=eq.3',
      [{ author: { name: 'Ben' } }],
    ],
    ['a hint by column', 'books?select=e:authors!editor_id(name)&id=eq.3', [{ e: { name: 'Ada' } }]],
    ['a column as the name', 'books?select=editor_id(name)&id=eq.3', [{ editor_id: { name: 'Ada' } }]],
    [
      'a table in itself, downwards',
      'authors?select=name,authors(name)&authors.order=id&id=eq.1',
      [{ name: 'Ada', authors: [{ name: 'Ben' }, { name: 'Cleo' }] }],
    ],
    [
      'a table in itself, upwards',
      'authors?select=mentor_id(name)&id=eq.2',
      [{ mentor_id: { name: 'Ada' } }],
    ],
    ['a view', 'lent_books?select=id,authors(name)&id=eq.2', [{ id: 2, authors: { name: 'Ada' } }]],
    ['into a view', 'authors?select=lent_books(title)&id=eq.2', [{ lent_books: [{ title: 'Rivers' }] }]],
    [
      'a function of the row',
      'authors?select=other_books(id)&id=eq.2',
      [{ other_books: [{ id: 1 }, { id: 2 }] }],
    ],
    [
      'a function with one row',
      'authors?select=id,first_book(title,title_length)&order=id&id=gte.2',
      [
        { id: 2, first_book: { title: 'Rivers', title_length: 6 } },
        { id: 3, first_book: null },
      ],
    ],
    ['spread', 'books?select=id,...publishers(publisher:name)&id=eq.1', [{ id: 1, publisher: 'North' }]],
    [
      'spread of everything',
      'books?select=title,...publishers(*)&id=eq.1',
      [{ title: 'Engines', id: 1, name: 'North', city: 'Oslo' }],
    ],
    [
      'spread of many',
      'publishers?select=name,...books(id,title)&order=id',
      [
        { name: 'North', id: [1], title: ['Engines'] },
        { name: 'South', id: [2], title: ['Notes'] },
      ],
    ],
    ['a count', 'authors?select=id,books!author_id(count)&id=eq.1', [{ id: 1, books: [{ count: 2 }] }]],
    [
      'groups with an embedded row',
      'books?select=publishers(name),count()&publisher_id=eq.1',
      [{ publishers: { name: 'North' }, count: 1 }],
    ],
    [
      'inner',
      'books?select=id,publishers!inner(name)&order=id',
      [1, 2].map((id) => expect.objectContaining({ id })),
    ],
    ['inner with a filter', 'books?select=id,publishers!inner()&publishers.city=eq.Oslo', [{ id: 1 }]],
    [
      'inner of many',
      'readers?select=id,loans!inner(days)&loans.days=eq.7',
      [{ id: 1, loans: [{ days: 7 }] }],
    ],
    [
      'a filter that leaves the outer rows',
      'readers?select=id,loans(days)&loans.days=eq.7&id=eq.2',
      [{ id: 2, loans: [] }],
    ],
    [
      'or within',
      'readers?select=id,loans(book_id)&loans.or=(book_id.eq.2,days.lt.0)&id=eq.1',
      [{ id: 1, loans: [{ book_id: 2 }] }],
    ],
    [
      'limit and offset within',
      'readers?select=loans(book_id)&loans.order=book_id.desc&loans.limit=1&loans.offset=1&id=eq.1',
      [{ loans: [{ book_id: 2 }] }],
    ],
    [
      'a filter two levels down',
      'authors?select=id,books!author_id(id,loans(reader_id))&books.loans.reader_id=eq.2&id=eq.2',
      [{ id: 2, books: [{ id: 3, loans: [{ reader_id: 2 }] }] }],
    ],
    ['only where there is one', 'books?select=id,book_notes()&book_notes=not.is.null', [{ id: 1 }]],
    ['only where there is none', 'books?select=id,loans()&loans=is.null', [{ id: 1 }]],
    [
      'either of two',
      'books?select=id,book_notes(),loans()&or=(book_notes.not.is.null,loans.is.null)',
      [{ id: 1 }],
    ],
    [
      'ordered by the embedded row',
      'books?select=id,publishers()&order=publishers(name).desc.nullslast',
      [{ id: 2 }, { id: 1 }, { id: 3 }],
    ],
  ])('shows %s', async (_, path, expected) => {
    expect(await library.get(path)).toEqual(expected);
  });

  it('counts the outer rows that an inner embedding leaves', async () => {
    const answer = await library.ask('books?select=id,publishers!inner(name)&limit=1', {
      headers: { prefer: 'count=exact' },
    });
    expect(answer.headers.get('content-range')).toBe('0-0/2');
  });

  it('says which relationships there are when there are several', async () => {
    const answer = await library.ask('books?select=authors(name)');
    expect(answer.status).toBe(300);
    expect(answer.json).toEqual({
      code: 'PGRST201',
      message: "Could not embed because more than one relationship was found for 'books' and 'authors'",
      details: [
        {
          cardinality: 'many-to-one',
          embedding: 'books with authors',
          relationship: 'books_author_id_fkey using books(author_id) and authors(id)',
        },
        {
          cardinality: 'many-to-one',
          embedding: 'books with authors',
          relationship: 'books_editor_id_fkey using books(editor_id) and authors(id)',
        },
      ],
      hint: "Try changing 'authors' to one of the following: 'authors!books_author_id_fkey', 'authors!books_editor_id_fkey'. Find the desired relationship in the 'details' key.",
    });
  });

  it.each([
    ['books?select=rooms(*)', 400, 'PGRST200'],
    ['books?select=publishers!nowhere(*)', 400, 'PGRST200'],
    ['books?select=publisher(*)', 400, 'PGRST200'],
    ['books?select=id&publishers.name=eq.North', 400, 'PGRST108'],
    ['books?select=id&order=publishers(name)', 400, 'PGRST108'],
    ['publishers?select=id,books(id)&order=books(id)', 400, 'PGRST118'],
    ['books?select=authors!author_id(id),authors!editor_id(id)', 400, '42712'],
    ['books?select=publishers(nothing)', 400, '42703'],
  ])('refuses %s with %i %s', async (path, status, code) => {
    expect(await library.ask(path)).toMatchObject({ status, json: { code } });
  });

  it('had no fault of its own', () => {
    expect(library.faults).toEqual([]);
  });
});
