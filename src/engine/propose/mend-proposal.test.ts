import { describe, expect, it } from 'vitest';
import { mendProposal } from './mend-proposal.ts';
import { proposalSchema } from './proposal.ts';

describe('an answer that is not of the shape', () => {
  it('is read by names that are nearly right', () => {
    const said = {
      the_things: [
        { entity: 'Guests', columns: [{ label: 'Diet', type: 'enum', values: ['Vegan', 'None'] }] },
      ],
      the_changes: ['Add a due date to tasks', { sentence: 'Make the header teal' }],
      the_parts: [{ name: 'Seats left', description: 'Counts the seats', on: 'Guests' }],
    };
    const mended = mendProposal(said);
    expect(mended).toEqual({
      things: [
        {
          name: 'Guests',
          fields: [{ name: 'Diet', kind: 'choice', options: ['Vegan', 'None'] }],
          examples: [],
        },
      ],
      changes: ['Add a due date to tasks', 'Make the header teal'],
      parts: [{ page: 'Guests', title: 'Seats left', does: 'Counts the seats', things: [] }],
    });
    expect(proposalSchema.safeParse(mended).success).toBe(true);
  });

  it('may be an object where a list was wanted, with records as objects', () => {
    const said = {
      entities: {
        Guests: {
          fields: { Name: 'string', Age: 'integer', Paid: 'boolean' },
          rows: [{ name: 'Ada', paid: true }],
        },
      },
    };
    expect(mendProposal(said)?.things).toEqual([
      {
        name: 'Guests',
        fields: [
          { name: 'Name', kind: 'text', options: [] },
          { name: 'Age', kind: 'number', options: [] },
          { name: 'Paid', kind: 'yes-no', options: [] },
        ],
        examples: [['Ada', '', 'true']],
      },
    ]);
  });

  it('gives nothing where there is nothing', () => {
    for (const nothing of [null, 7, 'words', [], {}, { things: 'x' }, { parts: [{ title: 7 }] }])
      expect(mendProposal(nothing)?.parts ?? []).toEqual([]);
    expect(mendProposal({ title: 'A shop', pages: [] })).toBeUndefined();
  });
});
