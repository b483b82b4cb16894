#!/bin/sh
# Runs a command of Goodword with the user, the settings and the data of goodword.service. Copy it to /usr/local/sbin/goodword, and as
# root run what docs/going-live.md calls "npm run doctor", "npm run ops -- retry --all" and so on as
#   goodword doctor
#   goodword ops retry --all
set -eu
if [ $# -eq 0 ] || [ ! -f "/opt/goodword/scripts/$1.ts" ]; then
  echo "Name one of these: $(cd /opt/goodword/scripts && grep -l '^await runProgram' ./*.ts | sed 's|^\./||; s|\.ts$||' | xargs)" >&2
  exit 1
fi
command=$1
shift
# It may read a backup, and the ledger in an old data folder, which belong to somebody else.
exec systemd-run --quiet --collect --wait --pipe --pty \
  --property=DynamicUser=yes \
  --property=User=goodword \
  --property=StateDirectory=goodword \
  --property=StateDirectoryMode=0700 \
  --property=UMask=0077 \
  --property=CapabilityBoundingSet=CAP_DAC_READ_SEARCH \
  --property=AmbientCapabilities=CAP_DAC_READ_SEARCH \
  --property=EnvironmentFile=/etc/goodword.env \
  --setenv=NODE_ENV=production \
  --setenv=DATA_DIR=/var/lib/goodword \
  --working-directory=/opt/goodword \
  /opt/goodword/node_modules/.bin/node --disable-warning=ExperimentalWarning "scripts/$command.ts" "$@"
