import { createListHandler } from '../../shared/dataServer';
import type { DataRequest } from '../../shared/dataServer';
import { makeStays } from '../../shared/hutStays.data';
import type { Stay } from '../../shared/hutStays.data';

/** A server that stores changed bookings and computes their revenue. */
export function createBookingServer() {
  let stays = makeStays(40);
  return {
    find: (request: DataRequest) => createListHandler(stays)(request),
    save: (stay: Stay): Stay => {
      if (stay.guests < 1 || stay.guests > 8) {
        throw new Error('A booking has one to eight guests.');
      }
      const before = stays.find(({ id }) => id === stay.id) ?? stay;
      const price = before.revenue / before.guests / before.nights;
      const saved = { ...stay, revenue: stay.guests * stay.nights * price };
      stays = stays.map((other) => (other.id === saved.id ? saved : other));
      return saved;
    },
  };
}
