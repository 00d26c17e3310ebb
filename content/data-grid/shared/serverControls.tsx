import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/** How the simulated network behaves. */
export interface ServerSettings {
  latency: number;
  isDown: boolean;
}

/** Sends requests to a handler as over a network: as JSON, later, and not always with success. */
export function useDemoServer<Request, Response>(handle: (request: Request) => Response) {
  const [settings, setSettings] = React.useState<ServerSettings>({ latency: 600, isDown: false });
  const [requestCount, setRequestCount] = React.useState(0);
  const current = React.useRef(settings);

  const changeSettings = (change: Partial<ServerSettings>) => {
    current.current = { ...current.current, ...change };
    setSettings(current.current);
  };

  // It keeps its identity, so that a data source made from it stays the same.
  const send = React.useCallback(
    async (request: Request): Promise<Response> => {
      setRequestCount((count) => count + 1);
      const body = JSON.stringify(request);
      await new Promise((resolve) => {
        setTimeout(resolve, current.current.latency);
      });
      if (current.current.isDown) {
        throw new Error('503 Service Unavailable');
      }
      return handle(JSON.parse(body));
    },
    [handle],
  );

  return { send, settings, changeSettings, requestCount };
}

interface ServerControlsProps {
  settings: ServerSettings;
  changeSettings: (change: Partial<ServerSettings>) => void;
  requestCount: number;
  /** Offers to make requests fail. Set it only where the demo shows the error and recovers. */
  canFail?: boolean;
}

/** Controls for the latency and, on request, the failures of the simulated server. */
export function ServerControls(props: ServerControlsProps) {
  const { settings, changeSettings, requestCount, canFail = false } = props;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="Latency"
        value={settings.latency}
        onChange={(event) => changeSettings({ latency: Number(event.target.value) })}
        sx={{ width: 120 }}
      >
        <MenuItem value={0}>None</MenuItem>
        <MenuItem value={600}>0.6 s</MenuItem>
        <MenuItem value={3000}>3 s</MenuItem>
      </TextField>
      {canFail && (
        <FormControlLabel
          label="Server down"
          control={
            <Switch
              checked={settings.isDown}
              onChange={(event) => changeSettings({ isDown: event.target.checked })}
            />
          }
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Requests: {requestCount}
      </Typography>
    </Stack>
  );
}
