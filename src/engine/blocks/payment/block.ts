import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { capital, priceField } from '../../fit/find-fields.ts';

const props = z.object({
  methods: z.array(z.string()).min(1),
  entity: z.string().optional(),
  price: z.string().optional(),
});

const usual = ['Credit card', 'Bank transfer', 'Digital wallet'];
const named = /card|transfer|paypal|alipay|wechat|wallet|cash|apple pay|google pay|visa|invoice/i;

/** Payments as a test, with checks, receipts and history. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'payment',
  title: 'Payment',
  words: [
    'payment',
    'online payment',
    'make payment',
    'payment method',
    'payment gateway',
    'secure payment',
    'secure payment gateway',
    'payment system',
    'payment function',
    'payment process',
    'payment option',
    'pay online',
    'pay bill',
    'bill payment',
    'pay fee',
    'fee payment',
    'pay deposit',
    'credit card payment',
    'mobile payment',
    'payment form',
  ],
  size: 'page',
  props,
  example: { methods: usual, entity: 'things', price: 'price' },
  fit(need) {
    // Records of payments are kept and searched like other records; this is for paying.
    if (/payment (?:management|records?|statistics|reminders?|reports?|status|approval)/i.test(need.text))
      return undefined;
    const listed = need.details.filter((detail) => named.test(detail) && detail.length < 30).map(capital);
    const priced = [need.entity, ...need.entities].find(
      (entity) => entity !== undefined && entity.samples.length > 0 && priceField(entity) !== undefined,
    );
    const price = priced === undefined ? undefined : priceField(priced);
    return {
      title: 'Payment',
      props: {
        methods: listed.length > 1 ? [...new Set(listed)] : usual,
        ...(priced === undefined || price === undefined ? {} : { entity: priced.name, price: price.name }),
      },
    };
  },
  emit: ({ methods, entity, price }, _section, { file, ...context }) => ({
    tag: file.use('Payment', 'interaction/payment/payment.tsx'),
    props: {
      methods,
      entity: entity === undefined ? undefined : new Code(context.entity(entity)),
      price,
    },
  }),
  prove({ methods }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const purpose = [
      { do: 'fill', label: 'Purpose', value: 'Two tickets' },
      { do: 'fill', label: 'Amount', value: '48.50' },
    ] as const;
    const card = methods.find((method) => /card|visa/i.test(method));
    if (card === undefined) {
      return [
        {
          name: 'A payment without details is refused',
          steps: [open, { do: 'press', name: 'Pay now' }, { do: 'see', text: 'Enter an amount above 0.' }],
        },
      ];
    }
    const pay = (number: string) =>
      [
        { do: 'fill', label: 'Card number', value: number },
        { do: 'press', name: 'Pay now' },
      ] as const;
    return [
      {
        name: 'A wrong card is refused; a right one gives a receipt that is kept',
        steps: [
          open,
          ...purpose,
          { do: 'fill', label: 'Payment method', value: card },
          { do: 'fill', label: 'Name on card', value: 'Mara Visitor' },
          { do: 'fill', label: 'Expiry (MM/YY)', value: '12/49' },
          { do: 'fill', label: 'Security code', value: '123' },
          ...pay('4242 4242 4242 4241'),
          { do: 'see', text: 'This card number is not valid.' },
          ...pay('4242 4242 4242 4242'),
          { do: 'see', text: 'Payment successful' },
          { do: 'see', text: '48.50' },
          { do: 'press', name: 'Done' },
          { do: 'reload' },
          { do: 'see', text: 'Payment history (1)' },
          { do: 'see', text: 'R-1001' },
        ],
      },
    ];
  },
});
