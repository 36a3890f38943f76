/** Names that things have, by subject: housing. */
export const housing: Readonly<Record<string, string>> = {
  'attic, loft':
    'Christmas boxes; Spare bed; Old toys; Suitcases; Winter clothes; Family archive; Camping gear; Grandad’s radio parts',
  'bin, waste bin, rubbish bin':
    'Paper; Glass; Organic waste; Residual waste; Plastic; Metal; Textiles; Batteries',
  'cellar, basement':
    'Wine cellar; Coal cellar; Bike cellar; Laundry; Boiler room; Storage, flat two; Workshop; Hobby room',
  'child seat, car seat':
    'Baby shell; Booster; Rear-facing; Front-facing toddler; Spare at Grandma’s; Bike seat; Travel seat; Second car',
  'chore chart, reward chart, sticker chart':
    'Make the bed; Brush teeth; Feed the cat; Set the table; Tidy toys; Homework; Water plants; Lights out',
  'cupboard, wardrobe': 'Hall cupboard; Linen; Medicine; Cleaning; Coats; Toys; Baking; Winter things',
  drawer: 'Cutlery; Batteries; Cables; Tea towels; Sewing things; Candles; Stationery; Socks',
  flat: 'Ground floor left; First floor right; Attic studio; Garden flat; Second floor, balcony; Corner flat; Rear building; Basement studio',
  'flat to view, flat viewing':
    'Two rooms, Gràcia; Attic in Leith; House with orchard; Studio near the station; Family flat, Altona; Terrace in Porto; New build, third floor; Shared flat, Leuven',
  'food container, storage container, storage box':
    'Soup, frozen; Flour; Rice; Leftover curry; Biscuits; Coffee beans; Winter clothes; Lego',
  'guest bed':
    'Double in the garden room; Bunk, top; Bunk, bottom; Sofa bed; Camp bed; Cot; Attic single; Day bed',
  'houseguest, overnight guest':
    'Aunt Rosa; The Lindgrens; Exchange student; Grandma; Marek and Ola; Choir from Riga; Cousin Amir; Piano tuner',
  'household item, home item':
    'Kettle; Iron; Vacuum cleaner; Toaster; Standing lamp; Clothes rack; Bookshelf; Wall clock',
  'household job, house job':
    'Descale the kettle; Turn the mattress; Clean the windows; Defrost the freezer; Wash the curtains; Bleed the radiators; Sweep the cellar; Oil the door',
  'household waste, waste type, recyclable':
    'Paper and card; Glass; Plastic packaging; Food scraps; Metal; Textiles; Batteries; Electronics',
  'laundry day, laundry slot, washing day':
    'Monday morning; Tuesday evening; Ground floor left; First floor right; Saturday wash; Bedding; Towels; Football kit',
  'laundry load, wash load': 'Whites; Colours; Towels; Bedding; Delicates; Wool; Football kit; Baby clothes',
  'light bulb, lightbulb':
    'Kitchen ceiling; Hall lamp; Bathroom mirror; Fridge; Oven; Bedside; Porch; Workshop tube',
  mattress:
    'Double, firm; Single, soft; Cot mattress; Futon; Guest bed; Camp mattress; Memory foam; Bunk, top',
  mirror:
    'Hall mirror; Bathroom cabinet; Dressing mirror; Shaving mirror; Gilt frame; Round, brass; Wall mirror, dance hall; Hand mirror',
  'moving task, moving checklist':
    'Cancel the lease; Book the van; Change the address; Pack the kitchen; Read the meters; Redirect the post; Hand over the keys; Tell the school',
  'neighbour favour, neighbourly help':
    'Take in the parcel; Feed the cat; Lend the ladder; Water the tomatoes; Shop for Mrs Novak; Jump-start the car; Babysit on Friday; Carry the sofa',
  room: 'Garden room; Blue room; Attic room; Lake view; Corner room; Tower room; Lavender; Courtyard room',
  'shed, garden shed':
    'Tool shed; Bike shed; Potting shed; Boat shed; Wood store; Summerhouse; Chicken shed; Tractor shed',
  'stairwell duty, stair cleaning':
    'Ground floor; First floor; Second floor; Attic; Entrance; Cellar steps; Back stairs; Bike room',
  'storage, storeroom':
    'Cellar, left; Costume store; Cold store; Sports cupboard; Garage shelf; Archive; Chair store; Scout loft',
  'tenant request, tenant complaint':
    'Heating is cold; Noise at night; Mould in the bathroom; Broken intercom; Lift out of order; Key lost; Bins overflowing; Light in the stairwell',
  'waste collection, bin day, rubbish collection':
    'Paper; Organic waste; Residual waste; Yellow bag; Glass; Christmas trees; Bulky waste; Garden waste',
};
