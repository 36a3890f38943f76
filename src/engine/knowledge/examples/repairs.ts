/** Names that things have, by subject: repairs. */
export const repairs: Readonly<Record<string, string>> = {
  'appliance repair':
    'Washing machine will not drain; Fridge not cold; Oven element; Dishwasher leaking; Dryer belt; Kettle switch; Vacuum cleaner hose; Freezer seal',
  'auto repair':
    'Brake pads, front; Exhaust replaced; Timing belt; Clutch; Oil leak; Wheel alignment; Starter motor; Air conditioning',
  'bike repair, bicycle repair':
    'Replace inner tube; Adjust rear brake; True front wheel; New chain and cassette; Fix gear cable; Replace bottom bracket; Service the hub; Straighten derailleur hanger',
  'boat repair':
    'Patch in the hull; New gelcoat; Engine impeller; Torn mainsail; Leaking hatch; Rudder bearing; Replace cleat; Bilge pump wiring',
  'book repair, bookbinding job':
    'New spine; Loose pages; Torn endpaper; Rebind in cloth; Family Bible; Thesis in hardcover; Atlas, broken hinge; Slipcase',
  calibration:
    'Kitchen scale; Torque wrench; Conductivity meter; Thermometer; Pipette; Pressure gauge; Colour monitor; Balance in the lab',
  'carpentry job':
    'Hang three doors; Fitted wardrobe; Garden shed; Repair sash window; Oak shelves; Stair handrail; New decking; Kitchen worktop',
  'clock repair':
    'Regulate the pendulum; Replace suspension spring; Clean the movement; Repair cuckoo bellows; New gut line; Re-silver the dial; Bush worn pivots; Fit new hands',
  'computer repair, laptop repair':
    'Does not switch on; Replace hard drive; Clean the fan; Broken hinge; Virus removal; Keyboard swap; More memory; Data recovery',
  'electrical job, electrical work':
    'New consumer unit; Extra sockets; Outdoor lighting; Cooker connection; Smoke alarms; Fault finding; Wall box for the car; Replace dimmer',
  'furniture repair, furniture restoration':
    'Wobbly dining chair; Drawer that sticks; Veneer on the sideboard; Caned seat; Table with a ring mark; Rocking chair runner; Broken bed slat; Wardrobe hinge',
  'handyman job':
    'Hang the mirror; Fix the squeaky door; Assemble bookcase; Clear the gutters; Mend the fence; Change a light bulb; Put up a shelf; Unblock the sink',
  installation:
    'Wood stove, living room; Solar panels; Water softener; Satellite dish; Alarm system; Dishwasher; Ceiling fan; Wall box',
  'instrument repair':
    'Violin, open seam; Guitar, new nut; Clarinet, repad; Accordion, stuck key; Cello bow rehair; Trumpet, dented bell; Flute, key adjustment; Piano, broken string',
  'jewellery repair, jewelry repair':
    'Resize gold ring; Broken clasp; Restring pearls; Loose diamond; Solder silver chain; New earring post; Polish wedding band; Replace watch strap',
  maintenance:
    'Oil change; Clear the gutters; Grease the bearings; Replace filter; Test smoke alarms; Bleed the radiators; Tighten the belts; Service the boiler',
  'mending job, clothes repair':
    'Darn the sock; Sew on a button; Patch the jeans; Replace the zip; Hem the skirt; Fix the torn pocket; Reline the coat; Mend the moth hole',
  'painting job, decorating job':
    'Hall and stairs; Garden fence; Window frames; Nursery; Shop front; Living room ceiling; Front door; Boat hull',
  'phone repair, mobile phone repair, smartphone repair':
    'Cracked screen; New battery; Charging port; Water damage; Camera lens; Speaker not working; Stuck button; Back glass',
  'plumbing job, plumbing repair':
    'Dripping kitchen tap; Blocked drain; Toilet cistern; Burst pipe; New shower mixer; Bleed the radiators; Washing machine connection; Boiler pressure',
  'roof repair':
    'Slipped slates; Leaking flashing; Moss removal; Blocked valley gutter; Broken ridge tile; Flat roof blister; Chimney pointing; Skylight seal',
  'servicing, annual service':
    'Boiler; Lift; Fire extinguishers; Church organ; Tractor; Garage door; Heat pump; Ventilation',
  'shoe repair, shoe mending':
    'Resole brown brogues; New heel tips; Stitch ladies’ boot; Replace zip on boot; Stretch tight loafers; Patch climbing shoe; Re-dye red pumps; Glue loose sole',
  'toy repair':
    'Teddy bear’s arm; Rocking horse; Music box; Wooden train wheel; Doll’s eye; Remote-control car; Puppet strings; Kite spar',
  tuning:
    'Concert grand, town hall; Upright, school; Harpsichord; Chapel organ; Family piano; Rehearsal room; Music shop; Jazz cellar',
  'violin repair':
    'Open seam; New bridge; Cracked top; Bow rehair; Fit new pegs; Soundpost adjusted; Replace fingerboard; Varnish touch-up',
  'watch repair':
    'Change battery; Replace crystal; Service the movement; Shorten bracelet; New crown; Reseal the case; Replace mainspring; Polish the case',
};
