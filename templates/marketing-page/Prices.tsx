import Box from '@mui/material/Box';
import { useState } from 'react';
import OfferCard from './OfferCard';
import Section from './Section';
import StartDialog from './StartDialog';
import { offers, type Offer } from './offers';

/** The offers side by side; starting one opens a dialog. */
export default function Prices() {
  const [isOpen, setIsOpen] = useState(false);
  const [offer, setOffer] = useState<Offer>();

  function start(next: Offer) {
    setOffer(next);
    setIsOpen(true);
  }

  return (
    <Section
      id="prices"
      title="Pay in the months that bear fruit"
      lead="From December to May nothing grows and nothing is charged. Leave after any harvest."
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          gap: 3,
        }}
      >
        {offers.map((entry) => (
          <OfferCard key={entry.name} offer={entry} onStart={() => start(entry)} />
        ))}
      </Box>
      {offer && (
        <StartDialog
          key={offer.name}
          offer={offer}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Section>
  );
}
