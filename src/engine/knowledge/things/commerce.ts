import { choice, date, defineThing, image, longText, money, number, rating, text } from '../thing.ts';

export const things = [
  defineThing({
    words: ['product', 'goods', 'merchandise', 'commodity'],
    title: 'name',
    layout: 'cards',
    fields: [
      text('name', 'Name', { required: true }),
      longText('description', 'Description'),
      money('price', 'Price', { required: true, min: 0 }),
      choice('category', 'Category', ['Home', 'Outdoor', 'Clothing', 'Electronics']),
      number('stock', 'Stock', { min: 0, start: 10 }),
      rating('rating', 'Rating', { min: 1, max: 5 }),
      image('image', 'Picture'),
    ],
    rows: [
      ['Linen throw blanket', 'Soft-washed linen, 130 × 180 cm.', 49, 'Home', 24, 5, ''],
      ['Trail day pack', 'A light 22-litre pack with a rain cover.', 79.5, 'Outdoor', 12, 4, ''],
      ['Merino crew sweater', 'Fine merino wool, knitted in one piece.', 95, 'Clothing', 8, 5, ''],
      ['Desk lamp with dimmer', 'Warm light, three joints, USB-C charging.', 64, 'Electronics', 17, 4, ''],
      ['Enamel camping mug', 'Holds 350 ml and survives a fall.', 14, 'Outdoor', 60, 4, ''],
      ['Ceramic pour-over set', 'Dripper and jug for two cups.', 38, 'Home', 3, 5, ''],
    ],
  }),
  defineThing({
    words: ['order', 'purchase', 'sale'],
    title: 'number',
    layout: 'table',
    fields: [
      text('number', 'Order', { required: true }),
      text('customer', 'Customer', { required: true }),
      date('date', 'Date'),
      money('total', 'Total', { min: 0 }),
      choice('status', 'Status', ['Placed', 'Paid', 'Shipped', 'Delivered', 'Cancelled'], { required: true }),
    ],
    rows: [
      ['#10241', 'Elena Novak', '-1', 143.5, 'Placed'],
      ['#10240', 'Marcus Bell', '-2', 64, 'Paid'],
      ['#10239', 'Priya Raman', '-3', 218.9, 'Shipped'],
      ['#10238', 'Jonas Weber', '-5', 38, 'Delivered'],
      ['#10237', 'Amara Diallo', '-6', 95, 'Delivered'],
      ['#10236', 'Chen Wei', '-8', 129, 'Cancelled'],
    ],
  }),
];
