import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'house',
    words:
      'house, home, flat, apartment, property, real estate, rent, cottage, tenant, landlord, villa, household, chalet, mortgage, viewing',
    shapes: `
d r 66 16 10 22 1
m p M18 46h64v38c0 3-2 5-5 5H23c-3 0-5-2-5-5z
d p M50 10l42 36c3 3 1 7-3 7H11c-4 0-6-4-3-7z
a r 42 62 16 27 2
k c 54 76 1.8
w r 24 60 12 12 2
w r 64 60 12 12 2
l c 50 38 6`,
  },
  {
    name: 'building',
    words:
      'building, block, tower, hotel, hostel, city, headquarters, office building, skyscraper, bank, company, condo, tower block, department, subsidiary, residential complex, branch',
    shapes: `
m r 22 12 38 78 4
d r 54 36 28 54 4
w r 29 20 9 9 1
w r 44 20 9 9 1
w r 29 36 9 9 1
w r 44 36 9 9 1
w r 29 52 9 9 1
l r 62 46 5 8 1
l r 71 46 5 8 1
l r 62 60 5 8 1
l r 71 60 5 8 1
a r 36 70 13 20 2`,
  },
  {
    name: 'sofa',
    words: 'sofa, couch, furniture, living room, lounge, upholstery, interior, settee, waiting room',
    shapes: `
m p M22 30c0-6 4-10 10-10h36c6 0 10 4 10 10v26H22z
d p M8 50c0-8 14-10 16 0v10h52V50c2-10 16-8 16 0v24c0 4-3 6-6 6H14c-3 0-6-2-6-6z
l r 24 50 52 16 5
k r 16 80 7 8 2
k r 77 80 7 8 2
a r 30 34 18 18 4`,
  },
  {
    name: 'chair',
    words: 'chair, seat, stool, desk chair, meeting room, seating, antique, carpenter, joinery, desk',
    shapes: `
m p M32 10c-3 0-5 2-5 5l3 38h40l3-38c0-3-2-5-5-5z
l r 36 18 6 26 3
l r 47 18 6 26 3
l r 58 18 6 26 3
a r 24 52 52 10 4
d p M28 62h8l-4 28h-6zM64 62h8l2 28h-6z
d r 32 72 36 5 2`,
  },
  {
    name: 'bed',
    words:
      'bed, bedroom, room, guest, mattress, b&b, guest house, accommodation, overnight, linen, sleepover, dormitory',
    shapes: `
d r 10 24 8 62 3
d r 82 50 8 36 3
m p M18 54h66v20H18z
w r 22 42 24 14 5
a p M42 56c0-6 4-10 10-10h22c6 0 10 4 10 10v10H42z
k r 18 74 64 5
l p M18 54h24v12H18z`,
  },
  {
    name: 'lamp',
    words: 'lamp, light, lighting, bulb, lantern, electrician, reading light',
    shapes: `
a p M36 12h28l16 34H20z
w p M44 12h10l6 34H34z
d r 47 46 6 34
k s 2 M66 46v12
k c 66 60 2.5
d p M32 80h36c3 0 5 3 5 8H27c0-5 2-8 5-8z`,
  },
  {
    name: 'bath',
    words: 'bath, bathroom, spa, shower, plumber, plumbing, sauna, wellness, soap, massage',
    shapes: `
k s 5 M22 50V24c0-10 16-10 16 0
m p M8 50h84c0 18-6 32-18 32H26C14 82 8 68 8 50z
d r 6 46 88 9 4
k r 24 80 8 9 3
k r 68 80 8 9 3
w c 56 38 8
w c 68 34 6
w c 46 33 5
a c 76 41 4`,
  },
  {
    name: 'tap',
    words: 'tap, water, leak, drip, pipe, faucet, drain, blockage, plumbing job, water meter, flood',
    shapes: `
d r 8 34 14 34 3
m p M22 40h34c16 0 26 10 26 24v6H64v-4c0-5-3-8-8-8H22z
d r 60 68 26 8 3
m r 40 22 9 20 2
a r 26 14 37 9 4
l p M73 80c6 7 7 13 0 14-7-1-6-7 0-14z
w s 4 M30 47h24`,
  },
  {
    name: 'washing',
    words:
      'washing machine, laundry, dry cleaning, appliance, chore, housework, ironing, repair of appliances',
    shapes: `
m r 18 10 64 80 7
l p M18 17a7 7 0 0 1 7-7h50a7 7 0 0 1 7 7v11H18z
d c 30 19 4
d r 50 16 24 6 3
d c 50 58 24
w c 50 58 19
a p M32 58c8-6 12 6 20 0s10 4 17 0a19 19 0 0 1-37 0z
k r 22 86 10 6 2
k r 68 86 10 6 2`,
  },
  {
    name: 'broom',
    words: 'broom, cleaning, cleaner, cleaning rota, tidy, clean up, janitor, sweeping, litter, dust',
    shapes: `
d s 6 M74 10L46 52
m p M34 44l22 15-4 10L24 50z
a p M24 50l28 19c-4 14-12 22-24 22L10 78c8-4 12-14 14-28z
d s 2 M30 62L20 82
d s 2 M40 68L32 86
w p M78 62l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM66 84l2 4 4 2-4 2-2 4-2-4-4-2 4-2z`,
  },
  {
    name: 'candle',
    words: 'candle, scent, wax, hygge, memorial, prayer, remembrance, vigil, fragrance, condolence',
    shapes: `
l p M50 8c10 10 14 20 8 28-3 5-13 5-16 0-6-8-2-18 8-28z
a p M50 18c5 6 7 12 4 16-2 3-6 3-8 0-3-4-1-10 4-16z
k r 48 36 4 8
w r 34 42 32 40 4
l p M34 46c0-3 2-4 4-4h24c2 0 4 1 4 4v6c-4 6-6 6-9 1-3 10-8 10-10 1-4 6-9 4-13-2z
d p M20 82h60c0 6-4 9-10 9H30c-6 0-10-3-10-9z`,
  },
  {
    name: 'vase',
    words: 'vase, pottery, ceramics, ceramic, clay, kiln, potter, urn, glaze, antique vase',
    shapes: `
k s 3 M50 34c-2-10-8-16-14-18
k s 3 M52 34c0-10 4-18 12-22
l c 34 14 7
a c 66 11 7
m p M40 32h22l-2 10c12 6 18 16 18 26 0 12-8 22-18 22H42c-10 0-18-10-18-22 0-10 6-20 18-26z
d s 4 M27 60c14 6 34 6 48 0
w s 3 M25 70c16 6 36 6 52 0
d r 37 28 28 7 3`,
  },
  {
    name: 'key',
    words: 'key, lock, access, locksmith, spare key, key holder, check in, handover, room key, escape room',
    shapes: `
d c 30 38 23
g c 30 38 10
d p M44 50l10-8 34 34v12H76l-2-8-8-2-2-8-8-2z
m c 29 36 22
g c 29 36 10
a s 4 M16 28c4-6 9-9 15-9`,
  },
  {
    name: 'basket',
    words: 'basket, groceries, grocery, shopping list, picnic, hamper, larder, pantry, weekly shop',
    shapes: `
d s 5 M26 44c2-38 46-38 48 0
a c 34 36 10
m c 52 32 11
l c 66 38 9
d p M12 42h76l-8 40c-1 4-3 6-7 6H27c-4 0-6-2-7-6z
m p M12 42h76l-2 10H14z
l s 3 M32 58l3 24
l s 3 M50 58v24
l s 3 M68 58l-3 24`,
  },
];
