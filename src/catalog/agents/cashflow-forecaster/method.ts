import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Thirteen-week cash forecast by the direct method',
  text: [
    'Cash is followed from invoice to bank. Of what is sold each week, the shares of the collection pattern arrive so many weeks later; open invoices arrive by age, less what will never be paid, in equal parts over the weeks that were entered.',
    'Open bills are paid on their days, new bills so many weeks after the purchase, and wages, rent, taxes, interest and investments on theirs. Repeated payments keep their day of the month; what falls on a weekend moves to Monday.',
    'The lowest week goes by the cash at the end of each week. The lowest day goes by every day: customers pay in equal parts from Monday to Friday, new bills are paid on Fridays.',
    'The bad case lowers sales and purchases and lets customers pay later, the good case raises sales. Each is held against what must be kept, with or without the undrawn credit line.',
  ],
  sources: [
    {
      text: 'Brealey, Myers and Allen, Principles of Corporate Finance, chapter on short-term financial planning: cash budgeting, Dynamic Mattress',
    },
    { text: 'IAS 7 Statement of Cash Flows, paragraphs 18 and 19: the direct method' },
  ],
  assumptions: [
    'Customers go on paying as the pattern says, and sales and purchases are invoiced evenly within a week.',
    'Purchases rise and fall with sales; wages and other payments do not.',
    'Interest on drawn credit is small over 13 weeks unless it is entered.',
  ],
  limits: [
    'One large customer who pays late is not like many who do: enter that invoice as a row of its own.',
    'Public holidays are not known.',
    'Sales of weeks before the first belong to the open invoices and must be entered there.',
  ],
};
