import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { priceField, stockField } from '../../fit/find-fields.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({
  entity: z.string(),
  orders: z.string(),
  price: z.string(),
  stock: z.string().optional(),
  methods: z.array(z.string()).optional(),
});

const orders: EntitySpec = {
  name: 'orders',
  one: 'Order',
  many: 'Orders',
  title: 'number',
  fields: [
    { name: 'number', label: 'Order', kind: 'text', automatic: true },
    { name: 'items', label: 'Items', kind: 'text', automatic: true },
    { name: 'total', label: 'Total', kind: 'money', automatic: true },
    { name: 'date', label: 'Date', kind: 'date', automatic: true },
    {
      name: 'status',
      label: 'Status',
      kind: 'choice',
      options: ['Placed', 'Paid', 'Shipped', 'Delivered', 'Cancelled'],
    },
    { name: 'customer', label: 'Customer', kind: 'text' },
    { name: 'email', label: 'Email', kind: 'email' },
    { name: 'address', label: 'Delivery address', kind: 'text' },
    { name: 'method', label: 'Payment method', kind: 'text' },
  ],
  samples: [],
};

/** A shop: shelf, cart, checkout and the visitor's own orders. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'cart',
  title: 'Shop with cart',
  words: [
    'shopping cart',
    'cart',
    'add to cart',
    'add-to-cart',
    'checkout',
    'online shopping',
    'online ordering',
    'place order',
    'online order',
    'shopping',
    'purchase product',
    'buy product',
    'order food',
    'online purchase',
    'online supermarket',
    'point mall',
  ],
  size: 'page',
  props,
  example: { entity: 'things', orders: 'orders', price: 'price' },
  fit({ entity, entities, details }) {
    const goods = [entity, ...entities].find(
      (one) =>
        one !== undefined && priceField(one) !== undefined && one.samples.length > 0 && one.name !== 'orders',
    );
    const price = goods === undefined ? undefined : priceField(goods);
    if (goods === undefined || price === undefined) return undefined;
    const stock = stockField(goods);
    const methods = details.filter((detail) => /pay|card|transfer|cash|wallet|alipay|wechat/i.test(detail));
    return {
      title: 'Shop',
      props: {
        entity: goods.name,
        orders: 'orders',
        price: price.name,
        ...(stock === undefined ? {} : { stock: stock.name }),
        ...(methods.length > 1 ? { methods } : {}),
      },
      entities: [orders],
    };
  },
  emit({ entity, orders: target, ...rest }, _section, { file, ...context }) {
    return {
      tag: file.use('Shop', 'interaction/shop.tsx'),
      props: { entity: new Code(context.entity(entity)), orders: new Code(context.entity(target)), ...rest },
    };
  },
  prove({ entity }, _section, { spec, page }) {
    const goods = spec.entities.find(({ name }) => name === entity);
    const title = goods?.samples[0]?.[goods.title];
    if (typeof title !== 'string') return [];
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'What is put into the cart can be ordered and is listed afterwards',
        steps: [
          open,
          { do: 'press', name: `Add ${title} to cart` },
          { do: 'see', text: 'Shopping cart (1)' },
          { do: 'press', name: 'Checkout' },
          { do: 'fill', label: 'Your name', value: 'Mara Visitor' },
          { do: 'fill', label: 'Email', value: 'mara@example.com' },
          { do: 'fill', label: 'Delivery address', value: 'Hill 4' },
          { do: 'press', name: 'Place order' },
          { do: 'see', text: 'Order confirmed' },
          { do: 'press', name: 'Done' },
          { do: 'see', text: 'Your cart is empty.' },
          { do: 'reload' },
          { do: 'see', text: 'My orders (1)' },
        ],
      },
      {
        name: 'More of a thing raises the total',
        steps: [
          open,
          { do: 'press', name: `Add ${title} to cart` },
          { do: 'remember', selector: '[role=status].flex' },
          { do: 'press', name: `One ${title} more` },
          { do: 'changed', selector: '[role=status].flex' },
        ],
      },
    ];
  },
});
