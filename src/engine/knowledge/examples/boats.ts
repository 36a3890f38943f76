/** Names that things have, by subject: boats. */
export const boats: Readonly<Record<string, string>> = {
  anchor:
    'Plough anchor; Danforth; Fisherman anchor; Mushroom anchor; Grapnel; Bruce anchor; Sea anchor; Stern anchor',
  canal:
    'Canal du Midi; Kiel Canal; Göta Canal; Grand Union; Rideau Canal; Canal Saint-Martin; Corinth Canal; Naviglio Grande',
  'canal lock, lock gate':
    'Upper lock; Mill lock; Double lock by the inn; Staircase lock; Flood lock; Junction lock; Guillotine lock; Sea lock',
  dive: 'Blue Hole; Wreck of the Thistlegorm; Night dive at the pier; House reef; Silfra; Quarry training dive; Cenote Dos Ojos; Drift along the wall',
  'diving equipment, dive gear':
    'Regulator; Buoyancy vest; Steel cylinder; Fins; Mask and snorkel; Dive computer; Weight belt; Torch',
  'engine check':
    'Oil level; Coolant; Fan belt; Impeller; Fuel filter; Battery charge; Bilge dry; Exhaust water',
  'fishing boat': 'Stella Maris; Two Brothers; Nordlys; La Gaviota; Hope; Santa Rosa; Morning Star; Petrel',
  'fishing rod': 'Spinning rod; Fly rod; Surf rod; Carp rod; Telescopic rod; Pole; Ice fishing rod; Boat rod',
  'fishing trip':
    'Trout at the weir; Cod off the point; Pike on the lake; Night carp session; Mackerel from the pier; Sea bass at dawn; Salmon beat; Ice fishing',
  'jetty, pier, dock':
    'North jetty; Fishermen’s pier; Ferry landing; Fuel dock; Bathing jetty; Old stone pier; Visitor pontoon; Boathouse landing',
  'logbook entry, ship log entry':
    'Left harbour at dawn; Wind backing west; Reefed the main; Passed the lighthouse; Anchored in the bay; Engine checked; Fog, sounding horn; Moored at the quay',
  'lure, fishing lure, fishing fly':
    'Spoon; Spinner; Woolly bugger; Adams; Soft shad; Popper; Jig; March brown',
  'mooring, mooring buoy':
    'Inner harbour, north; River bank by the willow; Visitor pontoon; Outer buoy; Boathouse jetty; Quay by the crane; Swinging mooring; Fishermen’s steps',
  oar: 'Port oar, long; Starboard oar, long; Sculling pair; Sweep oar; Spare oar; Dinghy pair; Steering oar; Junior sculls',
  paddle:
    'Touring paddle; Whitewater paddle; Wing paddle; Canoe paddle; SUP paddle; Children’s paddle; Greenland paddle; Spare, split',
  'paddleboard, sup board, stand-up paddle board':
    'Allround board; Touring board; Race board; Children’s board; Yoga board; River board; Family board; Windsurf hybrid',
  raft: 'Log raft; Inflatable raft; Bamboo raft; Swimming raft; River raft for six; Barrel raft; Rescue raft; Bathing platform',
  'rowing boat, rowboat':
    'Single scull; Double scull; Coxed four; Coxless pair; Eight; Skiff; Coastal quad; Wooden dinghy',
  'safety equipment, rescue equipment':
    'Life raft; Flares; Fire blanket; Throw bag; Life jackets; First aid kit; Radio beacon; Bolt cutters',
  sail: 'Mainsail; Genoa; Storm jib; Spinnaker; Staysail; Gennaker; Mizzen; Lugsail',
  'sailing trip, sail trip':
    'Kornati islands; Round the bay; Kiel to Svendborg; Night sail to Anholt; Cyclades; Solent day; Whitsundays; Lofoten week',
  'surfboard, surf board':
    'Longboard; Shortboard; Fish; Foam board; Gun; Mini mal; Hydrofoil board; Bodyboard',
  tide: 'High water, morning; Low water, noon; High water, evening; Spring tide; Neap tide; Low water, night; Storm tide; Slack water',
  voyage:
    'Bergen to Shetland; Down the Danube; Azores crossing; Round Zealand; Zanzibar to Lamu; Ionian islands; Delivery to Palma; Up the Saint Lawrence',
  wetsuit:
    'Full suit, winter; Shorty; Long john; Children’s full suit; Hooded suit; Triathlon suit; Dry suit; Summer steamer',
};
