import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import Section from './Section';
import { features } from './features';

/** The three steps from tree to table, one tab each. */
export default function Features() {
  const [current, setCurrent] = useState('map');
  return (
    <Section
      id="how"
      raised
      title="From the branch to the table in three steps"
      lead="No spreadsheets, no doorbells at supper time. Your group needs one person with a phone and one with a ladder."
    >
      <Tabs
        value={current}
        onChange={(_, next: string) => setCurrent(next)}
        aria-label="Steps"
        sx={{ borderBlockEnd: '1px solid', borderColor: 'divider' }}
      >
        {features.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            label={label}
            id={`step-${id}`}
            aria-controls={`step-${id}-panel`}
            sx={{ fontSize: '1rem', px: 3 }}
          />
        ))}
      </Tabs>
      {/* All panels share one cell, so that the page keeps its height when another is shown. */}
      <Box sx={{ display: 'grid', mt: 5 }}>
        {features.map(({ id, title, text, points, Art }) => (
          <Box
            key={id}
            role="tabpanel"
            id={`step-${id}-panel`}
            aria-labelledby={`step-${id}`}
            sx={{
              gridArea: '1 / 1',
              visibility: id === current ? 'visible' : 'hidden',
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
              alignItems: 'center',
              alignContent: { xs: 'start', md: 'center' },
              gap: { xs: 4, md: 8 },
            }}
          >
            <Box>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ mt: 2, maxWidth: '56ch' }}>{text}</Typography>
              <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none' }}>
                {points.map((point) => (
                  <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5, mt: 1.5 }}>
                    <CheckCircleOutlined color="primary" />
                    {point}
                  </Box>
                ))}
              </Box>
            </Box>
            <Art />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
