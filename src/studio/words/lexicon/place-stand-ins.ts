/** Places that have no drawing of their own: the nearest one stands for them, and that is said. */
export const PLACE_STAND_INS: ReadonlySet<string> = new Set(
  [
    'airport, airport terminal, departure lounge, airplane, aeroplane, plane, aircraft, airplane cabin, aeroplane cabin',
    'plane cabin, aircraft cabin, jet, private jet, helicopter, submarine, bus, tram, on a bus, elevator, lift, ambulance',
    'boxing ring, in the ring, boxing arena, wrestling ring, tennis court, volleyball court, race track, racetrack, race circuit, golf course',
    'skate park, skatepark, construction site, building site, parking lot, car park, gas station, western town, phone booth',
    'ice rink, rink, skating rink, casino, arcade, laundromat, sauna, tent, yurt, locker room, changing room, zoo',
    'christmas tree, decorated christmas tree',
    'courtroom, court room, bank, police station, interrogation room, factory, warehouse, attic, basement, barber shop, barbershop',
    'hair salon, hangar, tattoo parlor, tattoo shop, recording studio, cinema, movie theater, sewer, sewers, pyramids',
    'observatory, server room, morgue, pharmacy, lighthouse keeper room, stonehenge, colosseum, eiffel tower, treehouse, tree house',
  ].flatMap((names) => names.split(', ')),
)
