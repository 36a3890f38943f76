import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'dress',
    words: 'dress, fashion, gown, wedding dress, prom, skirt, costume hire, evening wear, designer',
    shapes: `
d s 3 M38 24V10
d s 3 M62 24V10
m p M36 20c4 6 10 8 14 8s10-2 14-8l4 4c-2 10-6 18-6 26l20 36c-20 8-44 8-64 0l20-36c0-8-4-16-6-26z
a r 36 46 28 7 3
l s 3 M40 60L30 86
l s 3 M50 60v28
l s 3 M60 60l10 26`,
  },
  {
    name: 'shirt',
    words:
      'shirt, t-shirt, clothes, clothing, wardrobe, outfit, kit wash, jersey, uniform, garment, tee, hoodie, sweater, jumper, laundry list',
    shapes: `
m p M34 14l-24 14 8 20 12-5v42c0 3 2 5 5 5h30c3 0 5-2 5-5V43l12 5 8-20-24-14c-4 8-28 8-32 0z
d p M34 14c4 8 28 8 32 0l6 3c-6 14-38 14-44 0z
w r 42 42 16 20 2
a c 50 52 5`,
  },
  {
    name: 'trousers',
    words: 'trousers, jeans, denim, pants, sock, leggings, cycling shorts',
    shapes: `
m p M26 10h48l6 78c0 2-1 3-3 3H61L50 42 39 91H23c-2 0-3-1-3-3z
d r 26 10 48 10 2
a r 46 10 8 10 1
w s 2.5 M32 26c2 6 6 8 10 8
w s 2.5 M68 26c-2 6-6 8-10 8`,
  },
  {
    name: 'shoe',
    words: 'shoe, heel, boot, footwear, cobbler, shoe repair, sandal, leather, shoe shop, shoes',
    shapes: `
m p M12 22c12 4 18 18 32 28 14 8 30 8 42 14 6 4 6 10 2 12H56c-12 0-18-10-26-14-6-2-8 2-8 8v18h-8V50c-4-8-6-18-2-28z
d p M22 62c2-2 5-2 8 0 8 4 14 14 26 14h32c-2 4-6 5-12 5H56c-16 0-22-14-34-14z
a s 4 M44 50c4-6 8-8 14-8
w c 60 41 4`,
  },
  {
    name: 'hat',
    words: 'hat, cap, milliner, fedora, sun hat, headwear, beanie, scarf',
    shapes: `
d e 50 70 44 14
m e 50 67 44 13
d p M28 64c0-26 4-42 12-44 4-1 6 3 10 3s6-4 10-3c8 2 12 18 12 44-10 8-34 8-44 0z
a p M28 54c12 7 32 7 44 0v10c-10 8-34 8-44 0z
l s 4 M36 30c-3 6-4 12-4 18`,
  },
  {
    name: 'ring',
    words:
      'ring, jewellery, jewelry, jeweller, diamond, engagement ring, necklace, earring, gem, bracelet, silver, goldsmith, bead',
    shapes: `
a s 8 M50 64m-25 0a25 25 0 1 0 50 0a25 25 0 1 0 -50 0
w p M34 10h32l12 12-28 26-28-26z
l p M34 10h32l12 12H22z
m p M42 22h16l-8 26z
d s 2 M42 22l6-12
d s 2 M58 22l-6-12`,
  },
  {
    name: 'watch',
    words:
      'watch, wristwatch, time, clock, stopwatch, timer, hour, timesheet, time tracking, pomodoro, opening hour, punctual, working time',
    shapes: `
m r 34 4 32 92 8
d c 50 50 32
w c 50 50 26
k s 4 M50 34v16l11 8
l s 3 M50 27v3
l s 3 M50 70v3
l s 3 M27 50h3
l s 3 M70 50h3
a c 50 50 3.5`,
  },
  {
    name: 'handbag',
    words: 'handbag, bag, accessory, leather bag, tote, lost and found, lost property, backpack of goods',
    shapes: `
d s 6 M32 40c0-36 36-36 36 0
m p M14 38h72l6 44c1 4-2 7-6 7H14c-4 0-7-3-6-7z
d p M14 38h72l3 20c-26 8-52 8-78 0z
a r 43 54 14 14 4
l s 3 M18 72v8`,
  },
  {
    name: 'lipstick',
    words:
      'lipstick, makeup, make-up, cosmetic, beauty, beautician, skincare, beauty salon, brow, facial, lash, treatment, skin',
    shapes: `
a p M38 44V24l18-14c3-2 6 0 6 3v31z
w s 3 M44 30v10
l r 34 42 32 16 2
d r 28 56 44 34 5
m r 28 56 14 34 5
l r 28 64 44 4`,
  },
  {
    name: 'nail-polish',
    words: 'nail, nail polish, manicure, pedicure, nail bar, nail salon, varnish colour',
    shapes: `
k p M42 8h16l3 38H39z
m p M34 46h32l8 10v28c0 4-3 6-6 6H32c-3 0-6-2-6-6V56z
a p M26 62h48v22c0 4-3 6-6 6H32c-3 0-6-2-6-6z
w s 4 M34 60v20
l s 3 M46 14l-1 22`,
  },
  {
    name: 'perfume',
    words:
      'perfume, fragrance bottle, aftershave, soap making, essential oil, lotion, aromatherapy, cosmetics shop',
    shapes: `
d r 42 10 16 14 3
k r 38 24 24 8 2
l p M30 32h40c10 0 16 8 16 18v28c0 8-6 12-12 12H26c-6 0-12-4-12-12V50c0-10 6-18 16-18z
m p M14 58c14 8 24-6 38 0s22 6 34 0v20c0 8-6 12-12 12H26c-6 0-12-4-12-12z
w r 36 62 28 18 2
a c 50 71 5`,
  },
  {
    name: 'hanger',
    words:
      'hanger, cloakroom, vintage clothes, clothes swap, dress rental, coat, jacket, capsule wardrobe, wardrobe list',
    shapes: `
k s 5 M50 34c0-8 10-8 10-16 0-12-18-12-18-2
d s 6 M50 36L12 66c-4 4-2 8 3 8h70c5 0 7-4 3-8z
a p M28 70h44v18H28z
l s 3 M36 76v10
l s 3 M50 76v10
l s 3 M64 76v10`,
  },
];
