import { choice, longText, type Thing, text } from '../knowledge/thing.ts';

const states = ['Submitted', 'In review', 'Approved', 'Rejected'];

/** What people hand in for somebody to decide, whatever it is about: the description says what it asks. */
export const askingThing: Thing = {
  words: [],
  title: 'name',
  layout: 'table',
  fields: [
    text('name', 'Name', { required: true }),
    longText('message', 'Message'),
    choice('status', 'Status', states, { start: 'Submitted' }),
  ],
  rows: [
    ['Elena Novak', 'I can send more about it at any time.', 'Submitted'],
    ['Marcus Bell', 'As we agreed on the phone last week.', 'In review'],
    ['Priya Raman', 'The sooner the better, if that is possible.', 'Approved'],
    ['Jonas Weber', 'It is my first one, so please tell me what is missing.', 'Submitted'],
    ['Amara Diallo', 'Everything that is needed is in here.', 'Rejected'],
    ['Chen Wei', 'Please call me in the afternoon.', 'In review'],
  ],
};

/** Whether a noun names something that people hand in. */
export function isAsking(head: string): boolean {
  return /^(?:request|application|submission|proposal|nomination|pledge|enquiry|inquiry)$/.test(head);
}
