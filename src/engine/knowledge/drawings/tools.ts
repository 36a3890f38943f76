import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'hammer',
    words:
      'hammer, builder, construction, diy, carpentry, workshop, woodwork, renovation, roofer, roofing, handyman, nail, wood, timber, building work',
    shapes: `
a p M44 40l12 12-32 34c-3 4-8 4-11 1s-3-8 0-11z
k p M40 28l24 24-6 6-24-24z
d p M46 14l40 40-10 10-14-6-24-24-2-8-10-2c4-8 12-12 20-10z
m p M46 14l30 30-10 10-28-28-2-4-6-1c4-6 10-8 16-7z`,
  },
  {
    name: 'wrench',
    words:
      'wrench, spanner, repair, maintenance, service, mechanic, fix, technician, tool, spare part, workshop job, fault, tool library',
    shapes: `
d p M62 12c10-4 20 0 24 8L72 32l2 8 8 2 10-14c4 12-2 26-16 28-4 1-8 0-11-1L34 86c-5 5-12 5-16 1s-4-11 1-16l30-31c-3-12 2-24 13-28z
m p M60 14c8-3 16 0 20 5L66 32l3 11 11 3 9-11c2 10-4 18-14 19-4 0-8-1-10-3L32 84c-4 4-8 4-11 1s-3-7 1-11l31-32c-4-12-1-23 7-28z
w c 26 80 4`,
  },
  {
    name: 'screwdriver',
    words: 'screwdriver, screw, assembly, electronics, electrical, soldering, gadget repair, tinkering',
    shapes: `
a p M70 8c8-2 16 2 20 8 4 8 0 14-6 18l-16 12-16-16 10-16c2-3 5-5 8-6z
d s 4 M66 24l8 8
d s 4 M76 16l8 8
k p M54 32l14 14-6 4-12-12z
l s 6 M55 45L26 74
d p M22 70l8 8-12 12c-3 1-6-2-5-5z`,
  },
  {
    name: 'saw',
    words: 'saw, joiner, sawmill, logs, firewood, chopping, tree felling',
    shapes: `
w p M8 44l58-12v30l-4-4-6 6-6-6-6 6-6-6-6 6-6-6-6 6-6-6-6 5z
l p M8 44l58-12v8L10 52z
d p M62 28c14-8 30-2 30 16s-14 34-28 28z
g p M70 40c6-4 12-2 12 6s-6 14-12 12z
a c 66 34 2.5`,
  },
  {
    name: 'drill',
    words: 'drill, power tool, equipment, tool hire, hire, rental equipment, generator, drilling',
    shapes: `
m p M18 22h46c8 0 12 6 12 14s-4 14-12 14H46l-6 6H24c-6 0-10-4-10-10V28c0-4 2-6 4-6z
d p M26 54h20l-4 26h14c3 0 5 2 5 5v5H26c-4 0-6-2-6-6z
k r 74 28 10 16 3
k r 84 33 13 5 2
a r 46 54 7 8 2
w s 4 M26 32h22
l c 60 36 6`,
  },
  {
    name: 'brush',
    words:
      'paint, painter, decorating, decorator, paint brush, varnish, wallpaper, plaster, plasterer, colour chart, mural',
    shapes: `
d r 22 14 56 26 5
a p M22 30h56v8c0 2-2 4-4 4H26c-2 0-4-2-4-4z
m s 5 M78 26h10v22H50v14
k r 44 60 12 30 5
w s 4 M28 20h30
a p M60 42h8v10c0 5-8 5-8 0z`,
  },
  {
    name: 'ladder',
    words: 'ladder, gutter, roof, roofs, window cleaner, window cleaning, scaffolding, chimney sweep, slate',
    shapes: `
d s 6 M34 90L44 10
d s 6 M68 90L58 10
m s 5 M42 26h18
m s 5 M40 42h22
m s 5 M38 58h26
m s 5 M36 74h30
a c 51 16 6`,
  },
  {
    name: 'toolbox',
    words:
      'toolbox, kit, tool kit, trades, tradesman, job sheet, contractor, caretaker, facility, site visit',
    shapes: `
k s 6 M36 34V24c0-4 2-6 6-6h16c4 0 6 2 6 6v10
m r 10 34 80 26 5
d p M10 56h80v26c0 3-2 5-5 5H15c-3 0-5-2-5-5z
l r 10 54 80 6
a r 42 50 16 16 3
w s 4 M20 44h18`,
  },
  {
    name: 'spade',
    words:
      'spade, shovel, digging, gardener, garden, gardening club, landscape, landscaping, garden tool, plot holder, community garden, dig',
    shapes: `
a s 6 M50 12v46
a s 6 M38 12h24
d p M30 54h40v10c0 14-8 22-20 28-12-6-20-14-20-28z
m p M30 54h20v38c-12-6-20-14-20-28z
l p M78 84c-2-10 2-18 12-22 2 10-2 18-12 22zM22 86c2-8-2-14-10-18-1 8 2 14 10 18z`,
  },
  {
    name: 'watering-can',
    words: 'watering can, irrigation, water the plants, sprinkler, garden rota',
    shapes: `
d s 5 M44 36c0-22 34-18 34 4 0 14-4 22-8 30
m p M32 40h38l4 40c0 4-2 7-6 7H36c-4 0-6-3-6-7z
m p M32 58L12 36l-5 4 23 34z
d p M2 38l14-12 4 6-14 12z
d r 32 38 38 7 2
l s 3 M6 54l-2 6
l s 3 M12 62l-2 6
a c 52 66 8`,
  },
  {
    name: 'scissors',
    words:
      'scissors, hairdresser, barber, haircut, salon, hair, hair salon, cutting, craft, stylist, hair appointment, trim',
    shapes: `
m p M28 12c4-2 7-1 9 3l24 48-10 5-24-48c-2-4-1-7 1-8z
l p M72 12c-4-2-7-1-9 3L39 63l10 5 24-48c2-4 1-7-1-8z
d c 34 76 14
g c 34 76 7
d c 66 76 14
g c 66 76 7
k c 50 54 3`,
  },
  {
    name: 'needle',
    words:
      'sewing, needle, thread, tailor, seamstress, alteration, quilt, fabric, textile, dressmaker, mending, embroidery, patchwork',
    shapes: `
d r 26 12 34 9 3
d r 26 62 34 9 3
a r 30 20 26 44 3
w s 2.5 M30 30l26 4
w s 2.5 M30 40l26 4
w s 2.5 M30 50l26 4
k s 4 M86 14L66 88
a s 2.5 M56 56c14 4 4 18 14 22s14-8 12-20`,
  },
  {
    name: 'yarn',
    words: 'yarn, knitting, knit, crochet, weaving, spinning, handmade, craft circle, craft group, pattern',
    shapes: `
d s 4 M16 14l44 52
d s 4 M84 14L40 66
a c 16 14 5
a c 84 14 5
m c 50 58 29
l s 3 M26 48c12-12 32-14 46-4
l s 3 M23 58c14-12 38-12 52 2
l s 3 M28 74c8-14 28-18 46-6
l s 3 M42 34c16 6 28 24 28 44
m s 4 M70 82c8 6 14 6 22 2`,
  },
];
