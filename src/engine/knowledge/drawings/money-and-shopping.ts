import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'coins',
    words:
      'coin, money, saving, cash, donation, income, allowance, pocket money, fee, subscription payment, numismatics, gold, currency, debt, charity, wage, salary, membership fee, tip jar, mutual fund, dividend, exchange rate, fund',
    shapes: `
d e 36 78 26 10
a p M10 66v12c0 6 12 10 26 10s26-4 26-10V66z
d p M10 54v12c0 6 12 10 26 10s26-4 26-10V54z
a p M10 42v12c0 6 12 10 26 10s26-4 26-10V42z
l e 36 42 26 10
m c 68 36 22
w c 68 36 16
d s 4 M74 30c-8-6-14 2-6 6s2 12-7 6
d s 3 M68 24v24`,
  },
  {
    name: 'piggy-bank',
    words:
      'savings, piggy bank, budget, expense, spending, household budget, money plan, savings goal, rainy day, holiday fund',
    shapes: `
d r 28 74 10 14 3
d r 62 74 10 14 3
m p M14 54c0-18 16-28 36-28 8 0 14 1 20 4l12-4-2 14c4 4 6 8 7 12h5v14h-7c-4 10-16 16-35 16-20 0-36-10-36-28z
k c 70 46 3.5
k r 40 30 20 4 2
a c 50 16 10
w s 3 M50 11v10
d s 4 M14 56c-6-2-8-8-4-12`,
  },
  {
    name: 'wallet',
    words:
      'wallet, purse, payment, bill, bank account, card payment, split bill, transaction, shared cost, kitty, rent payment, transfer, owe',
    shapes: `
a p M22 30l46-16c3-1 5 0 6 3l5 13z
d r 10 28 76 56 8
m r 10 34 76 50 8
w p M62 50h28v18H62c-12 0-12-18 0-18z
d c 66 59 4
l s 3 M20 44h28`,
  },
  {
    name: 'receipt',
    words: 'receipt, invoice, expense claim, order, purchase, statement, payment received, tab, quotation',
    shapes: `
w p M22 10l7 6 7-6 7 6 7-6 7 6 7-6 7 6 7-6v80l-7-6-7 6-7-6-7 6-7-6-7 6-7-6-7 6z
m r 32 26 36 6 2
l r 32 40 22 4 2
l r 60 40 8 4 2
l r 32 50 22 4 2
l r 60 50 8 4 2
d r 32 64 20 6 2
a r 57 64 11 6 2`,
  },
  {
    name: 'shopping-bag',
    words:
      'shop, shopping bag, store, boutique, product, retail, e-commerce, purchase list, customer order, gift shop, sale, merch',
    shapes: `
d s 5 M36 38V26c0-18 28-18 28 0v12
m p M18 32h64l6 52c0 4-2 6-6 6H18c-4 0-6-2-6-6z
d p M18 32h64l1 9H17z
a c 50 64 12
w p M50 57l2 5 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z`,
  },
  {
    name: 'cart',
    words: 'cart, trolley, checkout, supermarket, online shop',
    shapes: `
d s 6 M6 16h12l14 48h44
m p M22 28h68l-10 30H32z
w s 3 M42 36l3 14
w s 3 M56 36v14
w s 3 M71 36l-3 14
k c 38 78 8
k c 70 78 8
a c 38 78 3
a c 70 78 3`,
  },
  {
    name: 'price-tag',
    words:
      'price, tag, discount, offer, second hand, auction, resale, label, bargain, flea market, garage sale, thrift, classified, lot, swap',
    shapes: `
d p M50 12h30c5 0 8 3 8 8v30L52 88c-4 4-8 4-12 0L12 60c-4-4-4-8 0-12z
m p M50 12h30c5 0 8 3 8 8v22L46 84 12 54c-3-2-3-4 0-6z
g c 72 28 7
a s 4 M32 52l18 18
w s 4 M42 42l18 18`,
  },
  {
    name: 'gift',
    words:
      'gift, present, wish list, wishlist, secret santa, registry, surprise, reward, loyalty, party favour, baby shower, raffle prize',
    shapes: `
a p M50 34C40 8 16 12 22 26c3 8 16 8 28 8zM50 34c10-26 34-22 28-8-3 8-16 8-28 8z
m r 16 44 68 44 4
d r 10 32 80 16 4
a r 43 32 14 56
w r 43 32 5 56`,
  },
  {
    name: 'box',
    words:
      'box, package, parcel, inventory, storage, warehouse, stock list, supply, moving box, attic, item, material, donation box, food bank, asset, stockroom',
    shapes: `
d p M10 34l40-18 40 18v40L50 92 10 74z
m p M10 34l40 18v40L10 74z
l p M10 34l40-18 40 18-40 18z
a p M28 26l40 18v16l-10 4V48L18 30z
w s 3 M18 62l12 6`,
  },
  {
    name: 'shopfront',
    words:
      'shopfront, market stall, stall, kiosk, market, vendor, farmers market, stand, small business, corner shop, pop up, craft fair, booth, stallholder',
    shapes: `
l r 16 42 68 46 3
m p M14 16h72l8 24H6z
w p M28 16h14l-4 24H20zM58 16h14l8 24H62z
a c 13 40 7
w c 28 40 8
a c 43 40 8
w c 58 40 8
a c 73 40 8
w c 87 40 7
d r 22 58 26 20 2
k r 58 56 18 32 2`,
  },
  {
    name: 'scales',
    words:
      'law, lawyer, justice, court case, scales, weigh, solicitor, legal advice, ethics, compare, balance, vote, election, council, risk',
    shapes: `
d r 47 14 6 68 3
d r 28 80 44 8 4
d s 4 M18 26h64
m s 2 M20 28L8 56M20 28l12 28
m s 2 M80 28L68 56M80 28l12 28
a p M4 56h32c0 16-32 16-32 0z
a p M64 56h32c0 16-32 16-32 0z
k c 50 14 6`,
  },
];
