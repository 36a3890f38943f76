/** Names of things that have to do with hair, nails and make-up. */
export const beauty: Readonly<Record<string, string>> = {
  'bath bomb, bath product, bath':
    'Lavender dream; Rose milk bath; Eucalyptus; Sea salt soak; Oat bath; Orange fizz; Pine; Bubble bath, vanilla',
  'beard, beard style, shave, wet shave':
    'Full beard trim; Goatee; Hot towel shave; Stubble fade; Handlebar moustache; Van Dyke; Neck tidy; Ducktail',
  'beauty appointment, nail appointment, lash appointment, tattoo appointment':
    'Gel infill, Sofia; Lash lift, Hanna; Facial, Mrs Keller; Brows, Priya; Sleeve, second session; Pedicure, Ruth; Waxing, Lena; Consultation, Omar',
  'braid, plait, braiding style':
    'Cornrows; Box braids; Fishtail; Dutch braid; Knotless braids; Goddess braids; French plait; Waterfall braid',
  'concealer, make-up shade': 'Porcelain; Ivory; Sand; Warm beige; Honey; Caramel; Chestnut; Espresso',
  'eyebrow, brow, brow treatment':
    'Shape and tint; Henna brows; Lamination; Threading; Microblading; Wax and tidy; Powder brows; Men’s brow tidy',
  'eyeshadow, eyeshadow palette, mascara':
    'Smoky greys; Rose gold; Warm browns; Emerald shimmer; Sunset; Matt taupe; Navy; Champagne',
  fragrance:
    'Rose and oud; Fresh bergamot; Vanilla amber; Jasmine; Cedar and vetiver; Sea salt; Orange blossom; White musk',
  'hair appointment, hairdresser appointment, barber appointment, salon appointment':
    'Cut and blow-dry, Mrs Novak; Balayage, Amira; Kids’ cut, Leo; Beard trim, Kofi; Bridal trial, Ana; Root touch-up; Box braids, Zuri; Skin fade, Marco',
  'hair dye, hair color formula':
    'Ash blonde; Copper; Chestnut; Blue black; Honey balayage; Platinum; Burgundy; Silver grey',
  'hair extension, weave':
    'Body wave, black; Straight, brown; Clip-in, blonde; Tape-in, caramel; Kinky curly; Deep wave; Micro ring; Ponytail piece',
  'hair product, styling product':
    'Curl cream; Sea salt spray; Matt clay; Argan oil; Heat protection; Pomade; Edge control; Mousse',
  'hair type':
    'Fine and straight; Thick, wavy; Tight coils; Curly, dry; Coloured, porous; Grey, coarse; Oily roots; Long and fragile',
  'hairdo, updo, hair style':
    'French twist; Low chignon; Messy bun; Half-up with curls; Beehive; Ballerina bun; Braided crown; Sleek ponytail',
  'henna design, mehndi design, mehndi, henna':
    'Bridal, full arms; Peacock; Simple mandala; Arabic trail; Paisley palms; Finger caps; Lotus feet; Moroccan geometric',
  'lash, eyelash, lash set, lash extension, eyelash extension':
    'Classic natural; Hybrid; Russian volume; Cat eye; Doll eye; Lash lift and tint; Wispy; Infill',
  'lipstick, lip gloss, lip balm':
    'Classic red; Nude rose; Berry; Coral; Brick; Plum; Peach gloss; Tinted balm',
  loc: 'Starter locs; Sisterlocs; Two-strand twists; Passion twists; Faux locs; Senegalese twists; Flat twists; Butterfly locs',
  'look, beauty look, styling':
    'Soft glam; Old Hollywood waves; Natural bridal; Festival glitter; Sixties liner; Editorial bold; Red carpet; Sun-kissed',
  'lotion, body lotion, moisturiser, moisturizer, hand cream, face cream':
    'Aloe vera; Shea butter; Unscented; Cocoa butter; Calendula; Oat, sensitive skin; Lavender; Urea cream',
  'make-up, makeup, make-up look, makeup look':
    'Natural day; Smoky eye; Bridal soft glam; Red lip classic; Festival glitter; Bollywood bride; Graduation; Stage make-up',
  'makeup brush, make-up brush, beauty tool, salon tool':
    'Powder brush; Eyelash curler; Blending brush; Cuticle pusher; Hair straightener; Tweezers; Round brush; Clippers',
  'makeup product, make-up product, makeup item':
    'Mascara; Blusher; Tinted balm; Concealer; Eyeliner; Highlighter; Setting powder; Brow gel',
  'nail design, nail art, gel nail, nail set':
    'French tips; Nude almond; Chrome mirror; Ombré pink; Marble; Tiny flowers; Cat eye; Matt black coffin',
  'nail polish, nail varnish, nail colour':
    'Classic red; Ballet pink; Midnight blue; Nude beige; Coral; Forest green; Plum; Clear top coat',
  'patch test, skin analysis, skin test':
    'Hair colour; Lash glue; Henna; Peel; Tint; New cream; Nickel; Fragrance',
  pedicure:
    'Classic manicure; Gel manicure; French; Spa pedicure; Callus care; Polish change; Men’s manicure; Paraffin hands',
  piercing: 'Helix; Septum; Nostril; Tragus; Earlobes; Navel; Daith; Eyebrow',
  'sauna session, steam bath':
    'Finnish sauna; Bio sauna; Infrared; Birch infusion; Hammam; Salt steam; Ladies’ evening; Honey infusion',
  'scalp treatment, perm':
    'Keratin smoothing; Deep conditioning; Scalp peel; Hot oil; Body wave perm; Bond repair; Protein treatment; Steam treatment',
  'serum, face serum':
    'Vitamin C; Hyaluronic acid; Retinol; Niacinamide; Peptide; Rosehip oil; Azelaic acid; Snail mucin',
  'shampoo, conditioner':
    'Moisture; Anti-dandruff; Purple, for blonde; Curl care; Baby mild; Volume; Colour protect; Tea tree',
  'skin type, skin concern': 'Dry; Oily; Combination; Sensitive; Acne-prone; Mature; Redness; Pigmentation',
  'skincare product, skin care product, beauty product, cosmetic, skin product':
    'Gel cleanser; Vitamin C serum; Day cream; Clay mask; Rose toner; Eye cream; Night balm; Exfoliating scrub',
  'skincare routine, beauty routine, hair routine, skincare step, hair care step, routine step':
    'Cleanse; Tone; Serum; Moisturise; Sun protection; Eye cream; Weekly mask; Night oil',
  'spa package':
    'Hot stone massage; Aromatherapy; Mud wrap; Couples’ retreat; Facial and head massage; Salt scrub; Mother-to-be; Half-day escape',
  'spray tan, tan': 'Light glow; Medium; Dark; Express; Bridal; Half body; Competition; Top-up',
  sunscreen:
    'Face, very high; Children’s lotion; Sport spray; Mineral; Tinted; Lip stick; After sun; Water-resistant',
  'tattoo, tattoo design, tattoo motif':
    'Swallow; Rose with dagger; Koi sleeve; Fine-line mountain; Compass; Mandala; Anchor; Grandmother’s handwriting',
  'waxing, wax treatment, hair removal':
    'Half leg; Full leg; Underarm; Upper lip; Bikini line; Back and shoulders; Brazilian; Eyebrows',
};
