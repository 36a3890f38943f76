import { choice, date, longText, type Thing, text } from '../knowledge/thing.ts';

const states = ['Submitted', 'In review', 'Approved', 'Rejected'];

/** What people hand in for somebody to decide, whatever it is about: the description says what it asks. */
export const askingThing: Thing = {
  words: [],
  title: 'name',
  layout: 'table',
  fields: [
    text('name', 'Name', { required: true }),
    longText('message', 'Message'),
    date('date', 'Handed in'),
    choice('status', 'Status', states, { start: 'Submitted' }),
  ],
  rows: [
    ['Elena Novak', 'I can send more about it at any time.', '-1', 'Submitted'],
    ['Marcus Bell', 'As we agreed on the phone last week.', '-3', 'In review'],
    ['Priya Raman', 'The sooner the better, if that is possible.', '-6', 'Approved'],
    ['Jonas Weber', 'It is my first one, so please tell me what is missing.', '-2', 'Submitted'],
    ['Amara Diallo', 'Everything that is needed is in here.', '-9', 'Rejected'],
    ['Chen Wei', 'Please call me in the afternoon.', '-4', 'In review'],
  ],
};

/** Whether a noun names something that people hand in. */
export function isAsking(head: string): boolean {
  return /^(?:request|application|submission|proposal|nomination|pledge|enquiry|inquiry)$/.test(head);
}
